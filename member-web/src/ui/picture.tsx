import { useState, type CSSProperties, type ReactNode } from 'react';
import { Icon } from './icon';
import styles from './picture.module.scss';

type Props = {
  src: string;
  /** A few pixels of it, which stand in its place while it loads. */
  placeholder: string | null;
  alt?: string;
  className?: string | undefined;
  /** It is what the page is about: not put off. */
  eager?: boolean;
  /** What stands there when it is not to be had, or not any more; a crossed-out photo unless it says so. */
  fallback?: ReactNode;
};

export function Picture({ src, placeholder, alt = '', className, eager = false, fallback }: Props) {
  const [missing, setMissing] = useState<string>();
  const style: CSSProperties | undefined = placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined;
  const classes = [styles.picture, className].filter(Boolean).join(' ');
  if (missing === src) {
    if (fallback !== undefined) return fallback;
    return (
      <span
        className={`place-center full full-height ${classes} ${styles.missing}`}
        style={style}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Icon name="no-photo" size={32} />
      </span>
    );
  }
  return (
    <img
      // Another photo begins with its own placeholder, not with what was shown before.
      key={src}
      className={classes}
      style={style}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setMissing(src)}
    />
  );
}

import { useState, type CSSProperties, type ReactNode } from 'react';
import styles from './picture.module.scss';

type Props = {
  src: string;
  /** A few pixels of it, which stand in its place while it loads. */
  placeholder: string | null;
  alt?: string;
  className?: string | undefined;
  /** It is what the page is about: not put off. */
  eager?: boolean;
  /** What stands there when it is not to be had, or not any more. */
  fallback?: ReactNode;
};

export function Picture({ src, placeholder, alt = '', className, eager = false, fallback }: Props) {
  const [missing, setMissing] = useState<string>();
  const style: CSSProperties | undefined = placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined;
  if (fallback !== undefined && missing === src) return fallback;
  return (
    <img
      // Another photo begins with its own placeholder, not with what was shown before.
      key={src}
      className={[styles.picture, className].filter(Boolean).join(' ')}
      style={style}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setMissing(src)}
    />
  );
}

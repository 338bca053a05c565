import { lazy, Suspense } from 'react';
import { lazily } from '../../../lib/lazily';
import styles from './gift-picture.module.scss';

const Drawing = lazy(lazily(() => import('./drawing')));

type Props = {
  picture: string | undefined;
  /** Width and height in pixels. */
  size: number;
  /** Plays the animation once, unless the reader prefers reduced motion. */
  moving?: boolean;
};

/** Decorative: the gift's name stands beside it. Its space is reserved while it loads. */
export function GiftPicture({ picture, size, moving = false }: Props) {
  return (
    <span
      className={`still ${styles.picture} ${moving ? styles.moving : ''}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {picture?.startsWith('own-') ? (
        <span className={styles.drawing}>
          <img
            src={`/api/gift-pictures/${picture}`}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
          />
        </span>
      ) : (
        picture && (
          <Suspense>
            <Drawing picture={picture} className={styles.drawing!} />
          </Suspense>
        )
      )}
    </span>
  );
}

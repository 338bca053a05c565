import { lazy, Suspense } from 'react';
import { lazily } from '../../../lib/lazily';
import styles from './gift-picture.module.scss';

const Drawing = lazy(lazily(() => import('./drawing')));

const DRAWING = `block full-height ${styles.drawing}`;

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
      className={`inline-block still ${moving ? styles.moving : ''}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {picture?.startsWith('own-') ? (
        <span className={DRAWING}>
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
            <Drawing picture={picture} className={DRAWING} />
          </Suspense>
        )
      )}
    </span>
  );
}

import { lazy, Suspense } from 'react';
import { lazily } from '../../../lib/lazily';
import styles from './gift-picture.module.scss';

const Drawing = lazy(lazily(() => import('./drawing')));

type Props = {
  picture: string | undefined;
  /** Width and height in pixels. */
  size: number;
  /** Moves once, where the reader allows motion. */
  moving?: boolean;
};

/** It says nothing that its name beside it does not. Its place is kept while it loads. */
export function GiftPicture({ picture, size, moving = false }: Props) {
  return (
    <span
      className={`${styles.picture} ${moving ? styles.moving : ''}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {picture && (
        <Suspense>
          <Drawing picture={picture} className={styles.drawing!} />
        </Suspense>
      )}
    </span>
  );
}

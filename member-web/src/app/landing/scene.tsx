import { Portrait } from '../../ui/portrait';
import styles from './hero.module.scss';

/** Drawn cards and bubbles: a picture of the product, with nobody in it who does not exist. */
export function Scene() {
  return (
    <div className={`center ${styles.scene}`} aria-hidden="true">
      <div className={`${styles.photo} ${styles.left}`}>
        <Portrait id="scene-7" gender="female" />
      </div>
      <div className={`${styles.photo} ${styles.right}`}>
        <Portrait id="scene-4" gender="male" />
      </div>
      <div className={`stack gap-8 py-14 px-16 ${styles.bubble} ${styles.first}`}>
        <i style={{ width: '72%' }} />
        <i style={{ width: '46%' }} />
      </div>
      <div className={`stack gap-8 py-14 px-16 ${styles.bubble} ${styles.second}`}>
        <i style={{ width: '58%' }} />
      </div>
      <svg className={styles.heart} viewBox="0 0 64 64">
        <path d="M32 56C14 44 6 34 6 22a14 14 0 0 1 26-7 14 14 0 0 1 26 7c0 12-8 22-26 34Z" />
      </svg>
    </div>
  );
}

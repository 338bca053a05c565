import type { CSSProperties } from 'react';
import styles from './skeleton.module.scss';

type Props = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  round?: boolean;
  className?: string | undefined;
};

export function Skeleton({ width = '100%', height = 16, round = false, className }: Props) {
  return (
    <span
      className={['block max-full', round && 'round', styles.skeleton, className].filter(Boolean).join(' ')}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

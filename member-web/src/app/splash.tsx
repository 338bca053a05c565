import { BrandMark } from '../ui/brand';
import styles from './splash.module.scss';

export function Splash() {
  return (
    <div className={`place-center ${styles.splash}`}>
      <BrandMark size={56} />
    </div>
  );
}

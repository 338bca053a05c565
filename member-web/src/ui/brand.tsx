import styles from './brand.module.scss';

export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="still" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className={styles.back} d="M11 4a9 9 0 0 0-7.6 13.8L2.6 23a.9.9 0 0 0 1.1 1.1l4.6-1.2A9 9 0 1 0 11 4Z" />
      <path className={styles.front} d="M21 10a9 9 0 1 0 2.7 17.6l4.6 1.2a.9.9 0 0 0 1.1-1.1l-1-4.6A9 9 0 0 0 21 10Z" />
      <path
        className={styles.heart}
        d="M21 23.2c-2.6-1.6-4-3-4-4.7a2.1 2.1 0 0 1 4-1 2.1 2.1 0 0 1 4 1c0 1.7-1.4 3.1-4 4.7Z"
      />
    </svg>
  );
}

type Props = {
  name: string;
  size?: number;
  /** The name gives way to the buttons beside it where there is no room for both. */ yielding?: boolean;
};

export function Brand({ name, size = 32, yielding = false }: Props) {
  return (
    // The name that has no room goes to a second line, which is out of sight.
    <span className={`${styles.brand} ${yielding ? 'wrap shrink clip' : ''}`} style={yielding ? { height: size } : {}}>
      <BrandMark size={size} />
      <span>{name}</span>
    </span>
  );
}

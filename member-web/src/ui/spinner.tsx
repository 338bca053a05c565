import styles from './spinner.module.scss';

export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg className={`still ${styles.spinner}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** A whole area that is being loaded, told to screen readers too. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={`place-center secondary ${styles.area}`} role="status">
      <Spinner size={32} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

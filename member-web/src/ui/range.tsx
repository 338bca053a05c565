import { useId, type CSSProperties } from 'react';
import styles from './range.module.scss';

type Ends = { from: number; to: number };
type Props = {
  label: string;
  /** The chosen range in words. */
  told: string;
  labels: { from: string; to: string };
  min: number;
  max: number;
  value: Ends;
  onChange: (value: Ends) => void;
};

/** Two native sliders on one track: arrows, pages and screen readers work as on any slider. */
export function Range({ label, told, labels, min, max, value: { from, to }, onChange }: Props) {
  const id = useId();
  const share = (point: number) => (point - min) / (max - min);
  const style = { '--from': share(from), '--to': share(to) } as CSSProperties;
  // Where both stand at the end, only the left one can still move.
  const leftOnTop = share(from) > 0.5;
  return (
    <div className="stack gap-4" role="group" aria-labelledby={id} style={style}>
      <div className="flex baseline between gap-16">
        <span id={id} className="small strong">
          {label}
        </span>
        <output className="bold-15 secondary figures">{told}</output>
      </div>
      <div className={`relative ${styles.track}`}>
        <input
          type="range"
          aria-label={labels.from}
          min={min}
          max={max}
          value={from}
          data-top={leftOnTop}
          onChange={({ target }) => onChange({ from: Math.min(Number(target.value), to), to })}
        />
        <input
          type="range"
          aria-label={labels.to}
          min={min}
          max={max}
          value={to}
          onChange={({ target }) => onChange({ from, to: Math.max(Number(target.value), from) })}
        />
      </div>
    </div>
  );
}

import { toneClasses, type Tone } from './canvas';
import styles from './diagram.module.css';

export interface KeyEntry {
  label: string;
  value: string;
  /** Colour of what it names in the drawing. */
  tone?: Tone;
}

/** What a drawing shows, in words and figures, with the colours that it uses. */
export function KeyList({ entries }: { entries: KeyEntry[] }) {
  return (
    <dl className={styles.keys}>
      {entries.map(({ label, value, tone }, index) => (
        // Entries have no identity of their own and never change place.
        <div key={index}>
          <dt>
            {tone ? (
              <svg width="14" height="14" aria-hidden="true">
                <rect width="14" height="14" rx="2" className={toneClasses[tone]} />
              </svg>
            ) : null}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

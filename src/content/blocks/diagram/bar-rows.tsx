import { share, toneClasses, type Tone } from './canvas';
import styles from './diagram.module.css';

export interface BarRow {
  label: string;
  value: string;
  /** Length of the bar, on the scale of all rows. */
  amount: number;
  tone: Tone;
}

/** Named amounts, each as text and as a bar; the longest bar fills the width. */
export function BarRows({ heading, rows }: { heading?: string; rows: BarRow[] }) {
  const longest = Math.max(...rows.map(({ amount }) => amount));
  return (
    <div className={styles.rows}>
      {heading ? <h3>{heading}</h3> : null}
      <dl>
        {rows.map(({ label, value, amount, tone }, index) => (
          // Rows have no identity of their own and never change place.
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {value}
              <svg width="100%" height="14" aria-hidden="true">
                <rect
                  width={share((amount / longest) * 100)}
                  height="14"
                  className={toneClasses[tone]}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './panel.module.css';

export type DescriptionItem = [label: string, value: ReactNode];

/** A description list: one label and value per line. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface KeyFigure {
  label: string;
  value: string;
  notes?: readonly string[];
  /** Shown in the colour of errors; the notes say why. */
  isBad?: boolean;
}

/** Key figures shown side by side; compact ones also on a phone. */
export function KeyFigures({
  figures,
  isCompact = false,
}: {
  figures: readonly KeyFigure[];
  isCompact?: boolean;
}) {
  return (
    <dl className={isCompact ? `${styles.figures} ${styles.compact}` : styles.figures}>
      {figures.map(({ label, value, notes = [], isBad = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isBad ? styles.bad : undefined}>
            {value}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

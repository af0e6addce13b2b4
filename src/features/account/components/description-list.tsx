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

/** Key figures shown side by side. */
export function KeyFigures({
  figures,
}: {
  figures: readonly { label: string; value: string; note?: string }[];
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

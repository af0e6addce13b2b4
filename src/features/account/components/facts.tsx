import type { ReactNode } from 'react';
import styles from './panel.module.css';

export type Fact = [label: string, value: ReactNode];

/** Labels and values, one pair a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
    </dl>
  );
}

/** Big figures side by side. */
export function Figures({ figures }: { figures: readonly { label: string; value: string; note?: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => <div key={label}><dt>{label}</dt><dd>{value}{note ? <small>{note}</small> : null}</dd></div>)}
    </dl>
  );
}

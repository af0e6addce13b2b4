import type { ReactNode } from 'react';
import styles from './figure-tiles.module.css';

interface FigureTile {
  key: string;
  label: string;
  figure: ReactNode;
  /** What the figure is compared with, or how much it rests on. */
  note: string;
}

/** The figures above a report, each with its label and a note. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ key, label, figure, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {figure}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  heading: string;
  lead?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A bordered section with a heading. */
export function Panel({ heading, lead, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{heading}</h2>
        {aside}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.content}>{children}</div>
    </section>
  );
}

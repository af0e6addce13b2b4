import { useId, type ReactNode } from 'react';
import { useEarlyInput } from '../use-early-input';
import styles from './section.module.css';

interface SectionProps {
  heading: string;
  lead?: string;
  /** Whether nothing was entered here; the section is then left out when printing. */
  isEmpty?: boolean;
  children?: ReactNode;
}

export function Section({ heading, lead, isEmpty = false, children }: SectionProps) {
  const id = useId();
  const early = useEarlyInput<HTMLElement>();
  return (
    <section
      ref={early}
      className={isEmpty ? `${styles.section} screen-only` : styles.section}
      aria-labelledby={id}
    >
      <h2 id={id}>{heading}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}

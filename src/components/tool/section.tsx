import { useCallback, useId, type ReactNode } from 'react';
import { openFold } from '@/lib/document/folds';
import { Fold } from '../fold/fold';
import { useEarlyInput } from '../use-early-input';
import styles from './section.module.css';

interface SectionProps {
  heading: string;
  lead?: string;
  /** Whether nothing was entered here; the section is then left out when printing. */
  isEmpty?: boolean;
  /** Whether it is closed on phones until its heading is pressed; a section with input stays open. */
  isFolded?: boolean;
  children?: ReactNode;
}

export function Section({ heading, lead, isEmpty, isFolded = false, children }: SectionProps) {
  const id = useId();
  const foldRef = useCallback(
    (fold: HTMLDetailsElement | null) => openFold(fold, isEmpty === false),
    [isEmpty],
  );
  const early = useEarlyInput<HTMLElement>();
  const content = (
    <>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </>
  );
  return (
    <section
      ref={early}
      className={isEmpty ? `${styles.section} screen-only` : styles.section}
      aria-labelledby={id}
    >
      {isFolded ? (
        <Fold heading={heading} headingId={id} ref={foldRef}>
          {content}
        </Fold>
      ) : (
        <>
          <h2 id={id}>{heading}</h2>
          {content}
        </>
      )}
    </section>
  );
}

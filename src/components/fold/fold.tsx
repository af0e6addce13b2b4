import type { ReactNode, Ref } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Opens it where the address names it. */
  id?: string | undefined;
  heading: string;
  headingId?: string;
  level?: 2 | 3;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

/** A part of a page that a reader opens at its heading: closed on phones, open on wider screens. What is closed is still in the page, is found by its search and is printed. */
export function Fold({ id, heading, headingId, level = 2, ref, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <details ref={ref} id={id} className={styles.fold} data-fold>
      <summary>
        <Heading id={headingId}>{heading}</Heading>
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import { Fold } from '@/components/fold/fold';
import type { BlockContext } from './block-context';
import styles from './section.module.css';

interface SectionProps {
  block: { id?: string; isFolded?: boolean };
  context: BlockContext;
  tone?: 'paper' | 'sand';
  children: ReactNode;
}

/** The frame of a content block: anchor, heading, lead. A folded one is closed on phones. */
export function Section({ block, context, tone = 'paper', children }: SectionProps) {
  const heading = context.text(block, 'heading');
  const lead = context.text(block, 'lead');
  const content = (
    <>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </>
  );
  if (block.isFolded && heading)
    return (
      <section id={block.id} className={styles.folded}>
        <div className={styles.inner}>
          <Fold heading={heading}>{content}</Fold>
        </div>
      </section>
    );
  return (
    <section id={block.id} className={tone === 'sand' ? styles.sand : styles.section}>
      <div className={styles.inner}>
        {heading ? <h2>{heading}</h2> : null}
        {content}
      </div>
    </section>
  );
}

/** Paragraphs of a plain text; an empty line separates them. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

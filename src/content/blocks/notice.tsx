import type { BlockProps } from '../block-context';
import { Paragraphs } from '../section';
import styles from './notice.module.css';

const toneClass = { info: styles.info, good: styles.good, warning: styles.warning };

export function Notice({ block, context }: BlockProps<'notice'>) {
  const heading = context.text(block, 'heading');
  return (
    <div className={styles.frame}>
      <div className={toneClass[block.tone]} role="note">
        {heading ? <h2>{heading}</h2> : null}
        <Paragraphs text={context.text(block, 'body')} />
      </div>
    </div>
  );
}

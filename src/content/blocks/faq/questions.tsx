import type { BlockProps } from '@/content/block-context';
import { Paragraphs, Section } from '@/content/section';
import styles from './questions.module.css';

export function Questions({ block, context }: BlockProps<'questions'>) {
  const { text } = context;
  return (
    <Section block={block} context={context}>
      <div className={styles.list}>
        {block.items.map((item) => (
          <details key={item.questionEn}>
            <summary>
              <h3>{text(item, 'question')}</h3>
            </summary>
            <div className={styles.answer}>
              <Paragraphs text={text(item, 'answer')} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

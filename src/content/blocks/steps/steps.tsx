import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import styles from './steps.module.css';

/** The steps of a task on a line, each with its time where one is promised. */
export function Steps({ block, context }: BlockProps<'steps'>) {
  const { text } = context;
  return (
    <Section block={block} context={context} tone="sand">
      <ol className={styles.steps}>
        {block.items.map((item) => {
          const time = text(item, 'time');
          return (
            <li key={item.titleEn}>
              {time ? <p className={styles.time}>{time}</p> : null}
              <h3>{text(item, 'title')}</h3>
              <p>{text(item, 'body')}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

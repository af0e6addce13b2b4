import type { BlockProps } from '../block-context';
import { Section } from '../section';
import styles from './steps.module.css';

export function Steps({ block, context }: BlockProps<'steps'>) {
  const { text } = context;
  return (
    <Section block={block} context={context} tone="sand">
      <ol className={styles.steps}>
        {block.items.map((item) => (
          <li key={item.titleEn}>
            <h3>{text(item, 'title')}</h3>
            <p>{text(item, 'body')}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

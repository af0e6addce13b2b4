import type { BlockProps } from '../block-context';
import { Section } from '../section';
import styles from './documents.module.css';

export function Documents({ block, context }: BlockProps<'documents'>) {
  const { text } = context;
  return (
    <Section block={block} context={context}>
      <div className={styles.groups}>
        {block.groups.map((group) => (
          <div key={group.titleEn}>
            <h3>{text(group, 'title')}</h3>
            <dl>
              {group.items.map((item) => (
                <div key={item.nameEn}>
                  <dt>{text(item, 'name')}</dt>
                  <dd>{text(item, 'why')}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}

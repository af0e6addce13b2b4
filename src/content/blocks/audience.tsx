import type { BlockProps } from '../block-context';
import { Section } from '../section';
import styles from './audience.module.css';

export function Audience({ block, context }: BlockProps<'audience'>) {
  const { t, text } = context;
  return (
    <Section block={block} context={context}>
      <div className={styles.columns}>
        <div className={styles.suits}>
          <h3>{t('audience.suits')}</h3>
          <ul>
            {block.suits.map((item) => (
              <li key={item.textEn}>{text(item, 'text')}</li>
            ))}
          </ul>
        </div>
        <div className={styles.suitsNot}>
          <h3>{t('audience.suitsNot')}</h3>
          <ul>
            {block.suitsNot.map((item) => (
              <li key={item.textEn}>{text(item, 'text')}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

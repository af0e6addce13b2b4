import { ActionLinks } from '@/components/action-links';
import type { BlockProps } from '../block-context';
import styles from './call-to-action.module.css';

export function CallToAction({ block, context }: BlockProps<'callToAction'>) {
  const { locale, text } = context;
  return (
    <section className={styles.section}>
      <div className={styles.box}>
        <div>
          <h2>{text(block, 'heading')}</h2>
          <p>{text(block, 'body')}</p>
        </div>
        <ActionLinks actions={block.actions} locale={locale} />
      </div>
    </section>
  );
}

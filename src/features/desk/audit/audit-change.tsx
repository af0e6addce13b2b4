import type { TranslationProps } from '@/i18n/translation-props';
import styles from './audit.module.css';

interface AuditChangeProps extends Pick<TranslationProps<'desk'>, 't'> {
  before: unknown;
  after: unknown;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** What was stored before and after, unfolded on demand; nothing where the row says it all. */
export function AuditChange({ before, after, t }: AuditChangeProps) {
  const parts = [[t('audit.before'), before] as const, [t('audit.after'), after] as const].filter(
    ([, value]) => value !== null && value !== undefined,
  );
  if (parts.length === 0) return null;
  return (
    <details className={styles.change}>
      <summary>{t('audit.show')}</summary>
      {parts.map(([label, value]) => (
        <div key={label}>
          <b>{label}</b>
          <pre>{asText(value)}</pre>
        </div>
      ))}
    </details>
  );
}

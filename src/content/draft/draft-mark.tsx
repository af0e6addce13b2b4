import type { Locale } from '@/contracts/locale';
import { formatInstant } from '@/lib/dates';
import { previewedDraft } from '@/lib/preview/previewed-content';
import { previewTexts } from '@/lib/texts/fallback/preview-texts';
import styles from './draft-mark.module.css';

/** Says on a preview that this is no page that visitors see; nothing on every other page. */
export function DraftMark({ locale }: { locale: Locale }) {
  const preview = previewedDraft();
  if (!preview) return null;
  const t = previewTexts.in(locale);
  const time = formatInstant(preview.expiresAt.toISOString(), locale);
  return (
    <aside className={styles.mark} aria-label={t('mark.label')}>
      {t('mark.text', { version: preview.version, time })}
    </aside>
  );
}

import { deskHref } from '@/config/desk/desk-paths';
import type { TrialDraft } from '@/contracts/content/rule-trial';
import type { TranslationProps } from '@/i18n/translation-props';
import { localise } from '@/lib/localise';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DeskLink } from '@/features/desk/frame/desk-link';
import { contentName } from '../content-queries';

interface TrialDraftsProps extends TranslationProps<'desk'> {
  drafts: readonly TrialDraft[];
}

/** The drafts that a trial rests on, and those that it leaves out. */
export function TrialDrafts({ drafts, t, locale }: TrialDraftsProps) {
  return (
    <section className={styles.panel} aria-labelledby="trial-drafts">
      <h2 id="trial-drafts">{t('ruleTrial.drafts')}</h2>
      {drafts.length === 0 ? (
        <p>{t('ruleTrial.noDrafts')}</p>
      ) : (
        <ul>
          {drafts.map((draft) => (
            <li key={contentName(draft)}>
              <DeskLink href={deskHref(locale, 'content', contentName(draft))}>
                {localise(draft, 'title', { locale })}
              </DeskLink>
              {' · '}
              {t(`contentKind.${draft.kind}`)}
              {draft.isCounted ? '' : ` · ${t('ruleTrial.unfit')}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

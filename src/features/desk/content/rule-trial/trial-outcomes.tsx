import type { ReactNode } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import type { TrialDraft } from '@/contracts/content/rule-trial';
import type { TranslationProps } from '@/i18n/translation-props';
import { localise } from '@/lib/localise';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DeskLink } from '@/features/desk/frame/desk-link';
import { contentName } from '../content-queries';

interface TrialOutcomesProps<T> extends TranslationProps<'desk'> {
  outcomes: { published: T; drafted: T; drafts: readonly TrialDraft[] };
  /** What one of the two says; `label` names its part of the page. */
  children: (trial: T, label: string) => ReactNode;
}

/** What comes out now and, where drafts are waiting, with all of them; and the drafts, also those that are left out. */
export function TrialOutcomes<T>({ outcomes, children, t, locale }: TrialOutcomesProps<T>) {
  const { drafts } = outcomes;
  const shown = drafts.length > 0 ? (['published', 'drafted'] as const) : (['published'] as const);
  return (
    <>
      {shown.map((which) => (
        <section key={which} className={styles.panel} aria-labelledby={`trial-${which}`}>
          <h2 id={`trial-${which}`}>{t(`ruleTrial.${which}`)}</h2>
          {children(outcomes[which], t(`ruleTrial.${which}`))}
        </section>
      ))}
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
    </>
  );
}

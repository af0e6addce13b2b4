import type { DeskApplication } from '@/contracts/application/application-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDayAndTime } from '@/lib/dates';
import { hasCode, type RequestFailure } from '@/lib/saga/request-record';
import { handlingText } from './handling-text';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';

interface ChangedSinceProps extends TranslationProps<'desk'> {
  failure: RequestFailure;
  application: Pick<DeskApplication, 'history' | 'handling'>;
  /** The version that was on the screen. */
  since: number;
}

/** Why an application was not changed; where somebody was quicker, what they did. */
export function ChangedSince({
  failure,
  application: { history, handling },
  since,
  t,
  locale,
}: ChangedSinceProps) {
  const tForm = useTranslate('application', 'application-form');
  if (!hasCode(failure, 'changed_meanwhile')) return <FailureNotice failure={failure} t={t} />;
  const done = [
    ...history.map(({ state, at, by }) => ({ at, by, what: t(`applicationState.${state}`) })),
    ...handling.flatMap((one) =>
      one.kind === 'note' ? [] : { at: one.at, by: one.by, what: handlingText(one, { t, tForm }) },
    ),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <div className={styles.failure} role="alert">
      <p>{t('thread.changedMeanwhile')}</p>
      <ul>
        {done.slice(since).map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            {formatDayAndTime(new Date(at), locale)} · {by} · {what}
          </li>
        ))}
      </ul>
    </div>
  );
}

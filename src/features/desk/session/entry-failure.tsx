import type { RequestFailure } from '@/lib/saga/request-record';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';
import { failureText } from '../frame/failure-notice';
import { browserFailure } from './staff-entry.slice';

interface EntryFailureProps extends Pick<TranslationProps<'desk'>, 't'> {
  failure: RequestFailure | null;
}

/** Why somebody did not get in. */
export function EntryFailure({ failure, t }: EntryFailureProps) {
  if (!failure) return null;
  const text =
    failure.code === browserFailure.cancelled
      ? t('signIn.cancelled')
      : failure.code === browserFailure.none
        ? t('signIn.noPasskey')
        : failureText(failure, t);
  return (
    <p role="alert" className={styles.failure}>
      {text}
    </p>
  );
}

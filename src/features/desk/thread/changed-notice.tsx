import type { DeskThread } from '@/contracts/thread/thread-desk';
import type { RequestFailure } from '@/lib/saga/request-record';
import { hasCode } from '@/lib/saga/request-record';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ThreadEntries } from './thread-entries';

interface ChangedNoticeProps extends TranslationProps<'desk'> {
  failure: RequestFailure;
  thread: DeskThread;
  /** The version that was on the screen. */
  since: number;
}

/** Why an edit was not made; where somebody was quicker, what they did. */
export function ChangedNotice({ failure, thread, since, t, locale }: ChangedNoticeProps) {
  if (!hasCode(failure, 'changed_meanwhile')) return <FailureNotice failure={failure} t={t} />;
  return (
    <div className={styles.failure} role="alert">
      <p>{t('thread.changedMeanwhile')}</p>
      <ThreadEntries
        thread={{ ...thread, entries: thread.entries.filter(({ position }) => position > since) }}
        t={t}
        locale={locale}
      />
    </div>
  );
}

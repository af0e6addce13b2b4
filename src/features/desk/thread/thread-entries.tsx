import { localeMetadata } from '@/config/locales';
import type { DeskThread, DeskThreadEntry } from '@/contracts/thread/thread-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import styles from './thread.module.css';

interface ThreadEntriesProps extends TranslationProps<'desk'> {
  thread: Pick<DeskThread, 'entries' | 'customerName'>;
}

/** Everything in a thread, oldest first; notes among staff stand beside what was done. */
export function ThreadEntries({
  thread: { entries, customerName },
  t,
  locale,
}: ThreadEntriesProps) {
  const nameOf = ({ by }: DeskThreadEntry): string =>
    by ?? customerName ?? t('thread.customerWithoutName');
  const timeOf = (at: string): string => formatDayAndTime(new Date(at), locale);
  return (
    <ol className={styles.entries} aria-label={t('thread.entries')}>
      {entries.map((entry) => {
        const { position, kind, from, at, text, language, assignee, readAt } = entry;
        const by = nameOf(entry);
        if (kind !== 'message')
          return (
            <li key={position} className={styles.event}>
              {kind === 'assigned'
                ? assignee === null
                  ? t('threadEvent.givenBack', { by })
                  : t('threadEvent.assigned', { by, assignee })
                : t(`threadEvent.${kind}`, { by })}{' '}
              <time dateTime={at}>{timeOf(at)}</time>
              {text === null ? null : <p className={styles.text}>{text}</p>}
            </li>
          );
        return (
          <li key={position} className={styles[from]}>
            <p className={styles.head}>
              <b>{by}</b> <time dateTime={at}>{timeOf(at)}</time>
            </p>
            <p
              className={styles.text}
              lang={language === null ? undefined : localeMetadata[language].htmlLang}
            >
              {text}
            </p>
            {from === 'lender' ? (
              <p className={styles.mark}>
                {readAt === null ? t('thread.notRead') : t('thread.read', { time: timeOf(readAt) })}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

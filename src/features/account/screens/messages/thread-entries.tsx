import { localeMetadata } from '@/config/locales';
import type { ThreadEntry } from '@/contracts/thread/thread';
import { formatInstant } from '@/lib/dates';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import styles from './messages.module.css';

interface EntriesProps extends TranslationProps<'account' | 'account-screen'> {
  entries: readonly ThreadEntry[];
  /** What the lender is called. */
  name: string;
}

/** Everything in a thread, oldest first. What the lender wrote in another language than the page's says so. */
export function ThreadEntries({ entries, name, t, locale }: EntriesProps) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry) =>
        entry.kind === 'message' ? (
          <Message key={entry.position} entry={entry} name={name} t={t} locale={locale} />
        ) : (
          <li key={entry.position} className={styles.event}>
            {t(`thread.${entry.kind}.${entry.from}`)}{' '}
            <time dateTime={entry.at}>{formatInstant(entry.at, locale)}</time>
          </li>
        ),
      )}
    </ol>
  );
}

function Message({
  entry: { from, at, text, language, readAt },
  name,
  t,
  locale,
}: Omit<EntriesProps, 'entries'> & { entry: ThreadEntry }) {
  const isOwn = from === 'customer';
  return (
    <li className={isOwn ? styles.own : styles.theirs}>
      <p className={styles.head}>
        <b>{isOwn ? t('thread.you') : name}</b>{' '}
        <time dateTime={at}>{formatInstant(at, locale)}</time>
        {!isOwn && readAt === null ? (
          <span className={panel.badgeGood}>{t('thread.new')}</span>
        ) : null}
      </p>
      {!isOwn && language !== null && language !== locale ? (
        <p className={styles.language}>{t(`thread.language.${language}`)}</p>
      ) : null}
      <p
        className={styles.text}
        lang={language === null ? undefined : localeMetadata[language].htmlLang}
      >
        {text}
      </p>
      {isOwn ? (
        <p className={styles.mark}>
          {readAt === null
            ? t('thread.notRead')
            : t('thread.read', { time: formatInstant(readAt, locale) })}
        </p>
      ) : null}
    </li>
  );
}

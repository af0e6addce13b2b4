'use client';

import { useState } from 'react';
import type { ThreadSummary } from '@/contracts/thread/thread';
import { formatInstant } from '@/lib/dates';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { subjectLabel, type Subject } from './use-subjects';
import { ThreadView } from './thread-view';
import styles from './messages.module.css';

interface ThreadListProps extends TranslationProps<'account' | 'account-screen'> {
  threads: readonly ThreadSummary[];
  subjects: readonly Subject[];
  /** What the lender is called. */
  name: string;
  /** The thread that is open; null for none. */
  open: string | null;
  onOpen: (reference: string | null) => void;
  onChanged: () => void;
}

const shownAtFirst = 10;

/** The threads of a customer, the one that changed last first; one of them is open at a time. */
export function ThreadList({
  threads,
  subjects,
  name,
  open,
  onOpen,
  onChanged,
  t,
  locale,
}: ThreadListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? threads : threads.slice(0, shownAtFirst);
  return (
    <Panel heading={t('contactForm.past')}>
      <ul className={panel.list}>
        {shown.map(({ reference, topic, about, state, unread, changedAt }) => (
          <li key={reference}>
            <button
              type="button"
              className={styles.thread}
              aria-expanded={reference === open}
              onClick={() => onOpen(reference === open ? null : reference)}
            >
              <b>
                {t(`contactForm.about.${topic}`)}
                {about === null ? '' : ` · ${subjectLabel(about, subjects)}`}
              </b>
              <span className={styles.badges}>
                {unread > 0 ? (
                  <span className={panel.badgeGood}>{t('tab.unread', { count: unread })}</span>
                ) : null}
                <span className={panel.badge}>{t(`thread.state.${state}`)}</span>
              </span>
            </button>
            <p className={panel.detail}>
              {reference} · <time dateTime={changedAt}>{formatInstant(changedAt, locale)}</time>
            </p>
            {reference === open ? (
              <ThreadView
                key={reference}
                reference={reference}
                name={name}
                onChanged={onChanged}
                t={t}
                locale={locale}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {shown.length < threads.length ? (
        <button type="button" className={panel.link} onClick={() => setWhole(true)}>
          {t('thread.all', { count: threads.length })}
        </button>
      ) : null}
    </Panel>
  );
}

'use client';

import { useState } from 'react';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { QueryState } from '@/features/account/components/query-states';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatInstant } from '@/lib/dates';
import { hasCode } from '@/lib/saga/request-record';
import { useQuery } from '@/store/use-query';
import { accountActivity } from './details-queries';

const shownAtFirst = 5;

/** What happened lately to the safety of the account; nothing where the lender's API does not tell. */
export function ActivityPanel({ t, locale }: TranslationProps<'account' | 'account-screen'>) {
  const { data, record, reload } = useQuery(accountActivity, { locale, request: { query: {} } });
  const [isWhole, setWhole] = useState(false);
  if (hasCode(record.failure, 'not_found')) return null;
  return (
    <Panel heading={t('activity.heading')} lead={t('activity.lead')}>
      <QueryState record={record} data={data} onRetry={reload} t={t}>
        {(events) => (
          <>
            {events.length === 0 ? <p>{t('activity.none')}</p> : null}
            <ul className={panel.list}>
              {events
                .slice(0, isWhole ? undefined : shownAtFirst)
                .map(({ id, at, kind, device }) => (
                  <li key={id}>
                    <b>{t(`activity.kind.${kind}`)}</b>
                    <p className={panel.detail}>
                      {[formatInstant(at, locale), device].filter(Boolean).join(' · ')}
                    </p>
                  </li>
                ))}
            </ul>
            {events.length > shownAtFirst && !isWhole ? (
              <div className={panel.actions}>
                <button type="button" className={panel.ghost} onClick={() => setWhole(true)}>
                  {t('activity.more')}
                </button>
              </div>
            ) : null}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

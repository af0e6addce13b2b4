'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { SmartLink } from '@/components/smart-link';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { contentPaths } from '@/config/paths';
import { hasCode } from '@/lib/saga/request-record';
import { useQuery } from '@/store/use-query';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { QueryState } from '@/features/account/components/query-states';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { StartThread } from './start-thread';
import { ThreadList } from './thread-list';
import { accountThreads } from './thread-queries';
import { useSubjects } from './use-subjects';

const ContactScreen = dynamic(
  () =>
    omitOnLoadError(import('../requests/contact-screen').then((loaded) => loaded.ContactScreen)),
  { ssr: false },
);

/** Message threads with the lender; single messages where the API has no threads. */
export function MessagesScreen({ lender, t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountThreads, { locale, request: {} });
  const subjects = useSubjects({ t, locale });
  const [{ reference }, change] = usePersistedForm('openThread', { reference: null });
  const [isStarted, setStarted] = useState(false);
  const started = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStarted) started.current?.focus();
  }, [isStarted]);
  if (hasCode(record.failure, 'not_found'))
    return <ContactScreen lender={lender} t={t} locale={locale} />;
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(threads) => (
        <>
          {isStarted ? (
            <div ref={started} tabIndex={-1} className={panel.success} role="status">
              <p>
                <b>{t('contactForm.done')}</b>
              </p>
              <p>{t('contactForm.answer')}</p>
            </div>
          ) : null}
          {threads.length > 0 ? (
            <ThreadList
              threads={threads}
              subjects={subjects}
              name={lender.name}
              open={reference}
              onOpen={(opened) => change({ reference: opened })}
              onChanged={reload}
              t={t}
              locale={locale}
            />
          ) : null}
          <StartThread
            subjects={subjects}
            onStarted={(thread) => {
              change({ reference: thread.reference });
              setStarted(true);
              reload();
            }}
            t={t}
            locale={locale}
          />
          <Panel heading={t('contactForm.otherTitle')}>
            <p className={panel.empty}>
              {t('contactForm.other', { phone: lender.hotline, hours: lender.officeHours })}
            </p>
            <p>
              <SmartLink href={contentPaths.customerCentre} locale={locale}>
                {t('contactForm.centre')}
              </SmartLink>
            </p>
          </Panel>
        </>
      )}
    </QueryState>
  );
}

'use client';

import { useState } from 'react';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { CustomerApplication } from '@/contracts/application/application';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import type { ScreenProps } from '@/features/account/components/screen-props';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { accountApplications } from './application-queries';
import { applicationWithdrawal } from './application-submissions';
import { ApplicationCard } from './application-card';
import { ApplicationDocuments } from './application-documents';
import { ApplicationOffer } from './offer/application-offer';
import { SigningPanel } from './signing/signing-panel';
import { mayHaveOffer } from './offer/may-have-offer';

/** All applications with their history, their documents, and the option to withdraw one. */
export function ApplicationsScreen({ lender, t, locale }: ScreenProps) {
  const { data, record, reload } = useQuery(accountApplications, { locale, request: {} });
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(list) =>
        list.length === 0 ? (
          <Panel heading={t('application.noneTitle')}>
            <p className={panel.empty}>{t('application.none')}</p>
            <div className={panel.actions}>
              <SmartLink href={contentPaths.productFinder} locale={locale} className={panel.solid}>
                {t('overview.find')}
              </SmartLink>
            </div>
          </Panel>
        ) : (
          <>
            {list.map((application) => (
              <ApplicationCard
                key={application.applicationNumber}
                application={application}
                lender={lender}
                offer={
                  mayHaveOffer(application) ? (
                    <>
                      {application.state === 'offer-accepted' ? (
                        <SigningPanel
                          application={application}
                          lender={lender}
                          t={t}
                          locale={locale}
                        />
                      ) : null}
                      <ApplicationOffer
                        application={application}
                        lender={lender}
                        onAccepted={reload}
                        t={t}
                        locale={locale}
                      />
                    </>
                  ) : null
                }
                t={t}
                locale={locale}
              >
                <ApplicationDocuments
                  applicationNumber={application.applicationNumber}
                  canAdd={application.canWithdraw}
                  t={t}
                  locale={locale}
                />
                {application.canWithdraw ? (
                  <WithdrawApplication
                    application={application}
                    onDone={reload}
                    t={t}
                    locale={locale}
                  />
                ) : null}
              </ApplicationCard>
            ))}
          </>
        )
      }
    </QueryState>
  );
}

function WithdrawApplication({
  application: { applicationNumber },
  onDone,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  application: CustomerApplication;
  onDone: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  const { isSending, failure, submit } = useSubmission(applicationWithdrawal, { locale, onDone });
  if (!isAsked) {
    return (
      <p className={panel.actions}>
        <button type="button" className={panel.link} onClick={() => setAsked(true)}>
          {t('application.takeBack')}
          <span className="visually-hidden"> {applicationNumber}</span>
        </button>
      </p>
    );
  }
  return (
    <div className={panel.warning}>
      <h3>{t('application.takeBackTitle')}</h3>
      <p>{t('application.takeBackText')}</p>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      <div className={panel.actions}>
        <button
          type="button"
          className={`${panel.solid} ${panel.small}`}
          autoFocus
          aria-disabled={isSending || undefined}
          onClick={() =>
            isSending ? undefined : submit({ params: { applicationNumber }, body: {} })
          }
        >
          {t(isSending ? 'state.sending' : 'application.takeBackYes')}
        </button>
        <button
          type="button"
          className={`${panel.ghost} ${panel.small}`}
          onClick={() => setAsked(false)}
        >
          {t('application.takeBackNo')}
        </button>
      </div>
    </div>
  );
}

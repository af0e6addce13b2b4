'use client';

import { SmartLink } from '@/components/smart-link';
import { contentPaths, flowPaths } from '@/config/paths';
import { useQuery } from '@/store/use-query';
import { PasskeyOffer } from '@/features/account/passkey/passkey-offer';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { UploadLink } from '@/features/account/components/upload-link';
import { LoadingPanel, QueryState } from '@/features/account/components/query-states';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { accountApplications } from '../applications/application-queries';
import { accountLoans } from '../payments/loan-queries';
import { accountThreads } from '../messages/thread-queries';
import { accountRequests } from '../requests/request-queries';
import { isDecided } from '../applications/decision-deadline';
import { AccountBanners } from './account-banners';
import { selectPendingActions } from './pending-actions';
import { LoanCard } from '../payments/loan-card';
import { LoanTotalsPanel } from './loan-totals-panel';
import { OpenApplications } from './open-applications';
import { RequestList } from '../requests/request-list';

/** Account overview: what is owed and due first, then pending actions, loans, open applications and requests. Nothing is shown before everything has answered or failed, so that nothing moves away under a finger. */
export function OverviewScreen({ lender, t, locale }: ScreenProps) {
  const loans = useQuery(accountLoans, { locale, request: {} });
  const applications = useQuery(accountApplications, { locale, request: {} });
  const requests = useQuery(accountRequests, { locale, request: {} });
  const threads = useQuery(accountThreads, { locale, request: {} });
  const isWaiting = [loans, applications, requests, threads].some(
    ({ data, record }) => data === null && record.status !== 'failed',
  );
  const pendingActions =
    applications.data && requests.data
      ? selectPendingActions(
          {
            applications: applications.data,
            requests: requests.data,
            threads: threads.data ?? [],
          },
          t,
        )
      : null;
  const open =
    applications.data?.filter(
      (application) =>
        !isDecided(application) ||
        application.nextAction === 'read-offer' ||
        application.nextAction === 'visit-solicitor',
    ) ?? null;
  const isEmpty = loans.data?.length === 0 && applications.data?.length === 0;
  if (isWaiting) return <LoadingPanel t={t} />;
  return (
    <>
      {loans.data?.some(({ state }) => state === 'active') ? (
        <LoanTotalsPanel loans={loans.data} t={t} locale={locale} />
      ) : null}
      {pendingActions && pendingActions.length > 0 ? (
        <Panel heading={t('pendingAction.heading')}>
          <ul className={panel.list}>
            {pendingActions.map(({ key, text, link, href, applicationNumber }) => (
              <li key={key} className={panel.row}>
                <span>{text}</span>
                {applicationNumber === undefined ? (
                  <SmartLink
                    href={href}
                    locale={locale}
                    className={`${panel.ghost} ${panel.small}`}
                  >
                    {link}
                  </SmartLink>
                ) : (
                  <UploadLink
                    applicationNumber={applicationNumber}
                    locale={locale}
                    className={`${panel.ghost} ${panel.small}`}
                  >
                    {link}
                  </UploadLink>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {isEmpty ? (
        <Panel heading={t('overview.emptyTitle')}>
          <p className={panel.empty}>{t('overview.empty')}</p>
          <div className={panel.actions}>
            <SmartLink href={contentPaths.productFinder} locale={locale} className={panel.solid}>
              {t('overview.find')}
            </SmartLink>
            <SmartLink href={contentPaths.loanCalculator} locale={locale} className={panel.ghost}>
              {t('overview.calculate')}
            </SmartLink>
          </div>
        </Panel>
      ) : null}
      <QueryState record={loans.record} data={loans.data} onRetry={loans.reload} t={t}>
        {(list) => (
          <>
            {list.map((loan) => (
              <LoanCard key={loan.loanNo} loan={loan} t={t} locale={locale} />
            ))}
          </>
        )}
      </QueryState>
      <QueryState record={applications.record} data={open} onRetry={applications.reload} t={t}>
        {(list) => <OpenApplications applications={list} t={t} locale={locale} />}
      </QueryState>
      <RequestList heading={t('request.open')} onlyOpen t={t} locale={locale} />
      <PasskeyOffer lender={lender} t={t} locale={locale} />
      <AccountBanners />
      <p className={panel.note}>
        {t('overview.more')}
        {sentenceGap(locale)}
        <SmartLink href={flowPaths.accountContact} locale={locale}>
          {t('contact.nav')}
        </SmartLink>
      </p>
    </>
  );
}

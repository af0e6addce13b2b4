'use client';

import type { LoanSummary } from '@/contracts/account/account-loan';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { useQuery } from '@/store/use-query';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { QueryState } from '@/features/account/components/query-states';
import { accountApplications, accountOffers } from '../applications/application-queries';
import { accountLoans } from '../payments/loan-queries';
import { LoanPicker } from '../payments/loan-picker';
import { InterestCertificates } from './interest-certificates';
import { LetterYears } from './letter-years';
import { OfferYears } from './offer-years';
import { accountLetters, accountLoanDocuments, accountStatements } from './statement-queries';
import { StatementYears } from './statement-years';

type AccountTexts = TranslationProps<'account' | 'account-screen'>;

/** Every document of the lender in one place: statements as PDF or CSV, the years as ZIP, certificates of interest, letters, and offers. */
export function StatementsScreen({ t, locale }: AccountTexts) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  const offers = useQuery(accountOffers, { locale, request: {} }).data ?? [];
  const letters = useQuery(accountLetters, { locale, request: {} }).data;
  const applications = useQuery(accountApplications, { locale, request: {} }).data ?? [];
  const hasOthers =
    offers.length + letters.length > 0 || applications.some(({ declineReasons }) => declineReasons);
  return (
    <>
      <QueryState record={record} data={data} onRetry={reload} t={t}>
        {(loans) => {
          if (loans.length > 0) return <Statements loans={loans} t={t} locale={locale} />;
          return hasOthers ? null : (
            <Panel heading={t('statement.noneTitle')}>
              <p className={panel.empty}>{t('statement.noneYet')}</p>
            </Panel>
          );
        }}
      </QueryState>
      <LetterYears letters={letters} applications={applications} t={t} locale={locale} />
      <OfferYears offers={offers} t={t} locale={locale} />
    </>
  );
}

function Statements({ loans, t, locale }: AccountTexts & { loans: readonly LoanSummary[] }) {
  const [{ loanNo: chosen }, change] = usePersistedForm('statements', {
    loanNo: loans[0]?.loanNo ?? '',
  });
  const { data, record, reload } = useQuery(accountStatements, {
    locale,
    request: { query: { acct_no: chosen } },
    key: chosen,
  });
  const documents = useQuery(accountLoanDocuments, {
    locale,
    request: { query: { loan_no: chosen } },
    key: chosen,
  }).data[chosen];
  return (
    <>
      <Panel heading={t('statement.heading')} lead={t('statement.lead')}>
        <LoanPicker loans={loans} value={chosen} onChange={(loanNo) => change({ loanNo })} t={t} />
        <QueryState record={record} data={data[chosen] ?? null} onRetry={reload} t={t}>
          {(statements) =>
            statements.length === 0 ? (
              <p className={panel.empty}>{t('statement.none')}</p>
            ) : (
              <StatementYears
                key={chosen}
                loanNo={chosen}
                statements={statements}
                archiveYears={documents?.archiveYears ?? []}
                t={t}
                locale={locale}
              />
            )
          }
        </QueryState>
      </Panel>
      <InterestCertificates
        loanNo={chosen}
        years={documents?.certificates ?? []}
        t={t}
        locale={locale}
      />
    </>
  );
}

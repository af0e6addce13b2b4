'use client';

import { useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import type { DeskTransaction } from '@/contracts/account/loan-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { DeskLink } from '../frame/desk-link';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { loanDetails } from './loan-queries';
import { LoanSummary } from './loan-summary';
import { LoanTables } from './loan-tables';
import { PostingForm } from './posting-form';
import { RateForm } from './rate-form';
import { RefundForm } from './refund-form';
import { RestructureForm } from './restructure-form';
import { ReversalForm } from './reversal-form';
import { SettlementForm } from './settlement-form';

interface LoanViewProps extends TranslationProps<'desk'> {
  loanNo: string;
}

/** All that is known of one loan, and what may be posted to it. */
export function LoanView({ loanNo, t, locale }: LoanViewProps) {
  const { data, ...query } = useQuery(loanDetails, {
    locale,
    request: { params: { loanNo } },
    key: loanNo,
  });
  const [reversed, setReversed] = useState<DeskTransaction | null>(null);
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'loans')}>{t('loan.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[loanNo] }} t={t}>
        {(loan) => (
          <>
            <h1>{loanNo}</h1>
            <LoanSummary loan={loan} permissions={permissions} t={t} locale={locale} />
            <PostingForm
              loan={loan}
              permissions={permissions}
              onChanged={query.reload}
              t={t}
              locale={locale}
            />
            {loan.paidInAdvance > 0 && permissions.includes('loan.draw-down') ? (
              <RefundForm loan={loan} onChanged={query.reload} t={t} locale={locale} />
            ) : null}
            {loan.state === 'active' && permissions.includes('loan.book') ? (
              <RateForm loan={loan} onChanged={query.reload} t={t} locale={locale} />
            ) : null}
            {loan.nextPayment && loan.kind !== 'revolving' && permissions.includes('loan.book') ? (
              <RestructureForm loan={loan} onChanged={query.reload} t={t} locale={locale} />
            ) : null}
            {loan.state === 'active' ? (
              <SettlementForm loanNo={loanNo} t={t} locale={locale} />
            ) : null}
            {reversed ? (
              <ReversalForm
                key={reversed.id}
                loan={loan}
                transaction={reversed}
                onChanged={query.reload}
                onClose={() => setReversed(null)}
                t={t}
                locale={locale}
              />
            ) : null}
            <LoanTables
              loan={loan}
              onReverse={permissions.includes('loan.post') ? setReversed : undefined}
              t={t}
              locale={locale}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

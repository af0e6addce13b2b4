'use client';

import type { AccountContactTopic } from '@/contracts/account/account-choices';
import { useQuery } from '@/store/use-query';
import type { TranslationProps } from '@/i18n/translation-props';
import { accountApplications, accountOffers } from '../applications/application-queries';
import { loanName } from '../payments/loan-format';
import { accountLoans } from '../payments/loan-queries';

/** What a thread may be about: its number, what the customer knows it by, and what a question about it mostly concerns. */
export interface Subject {
  value: string;
  label: string;
  topic: AccountContactTopic;
}

/** The loans, applications and open offers of the customer; what an API does not know is left out. */
export function useSubjects({
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'>): Subject[] {
  const loans = useQuery(accountLoans, { locale, request: {} }).data ?? [];
  const applications = useQuery(accountApplications, { locale, request: {} }).data ?? [];
  const offers = useQuery(accountOffers, { locale, request: {} }).data ?? [];
  return [
    ...loans.map((loan) => ({
      value: loan.loanNo,
      label: loanName(loan, t),
      topic: 'other' as const,
    })),
    ...applications.map(({ applicationNumber }) => ({
      value: applicationNumber,
      label: t('thread.application', { number: applicationNumber }),
      topic: 'application' as const,
    })),
    ...offers
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ offerNumber }) => ({
        value: offerNumber,
        label: t('thread.offer', { number: offerNumber }),
        topic: 'application' as const,
      })),
  ];
}

/** What a thread is about, as the customer knows it. */
export function subjectLabel(about: string, subjects: readonly Subject[]): string {
  return subjects.find(({ value }) => value === about)?.label ?? about;
}

import { contentPaths, flowPaths } from '@/config/paths';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { ServiceRequest } from '@/contracts/account/account-request';
import type { CustomerApplication } from '@/contracts/application/application';
import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';
import { formatDay } from '@/lib/dates';
import { loanName, money } from '../loan/loan-words';
import { waitingChanges } from '../details/phone-change';

/** Something that waits for the customer, with the page where it is settled. */
export interface Matter {
  key: string;
  text: string;
  link: string;
  href: string;
}

interface Known {
  loans: readonly LoanSummary[];
  applications: readonly CustomerApplication[];
  requests: readonly ServiceRequest[];
}

/** What waits for the customer, the most pressing first: arrears, papers, offers, codes to enter. */
export function mattersOf({ loans, applications, requests }: Known, { t, locale }: { t: Translate; locale: Locale }): Matter[] {
  return [
    ...loans.flatMap((loan) => (loan.arrears ? [{ key: `arrears ${loan.loanNo}`, text: t('matter.arrears', { amount: money(loan.arrears.amount), name: loanName(loan, t), date: formatDay(loan.arrears.since, locale) }), link: t('matter.pay'), href: flowPaths.payments }] : [])),
    ...applications.filter(({ nextAction }) => nextAction === 'send-documents').map(({ applNo }) => ({ key: `papers ${applNo}`, text: t('matter.papers', { number: applNo }), link: t('application.upload'), href: contentPaths.uploadDocument })),
    ...applications.filter(({ nextAction }) => nextAction === 'read-offer').map(({ applNo }) => ({ key: `offer ${applNo}`, text: t('matter.offer', { number: applNo }), link: t('matter.look'), href: flowPaths.applications })),
    ...waitingChanges(requests).map(({ reference }) => ({ key: `code ${reference}`, text: t('matter.code', { reference }), link: t('matter.finish'), href: flowPaths.details })),
  ];
}

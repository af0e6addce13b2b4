import { contentPaths, flowPaths } from '@/config/paths';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { ServiceRequest } from '@/contracts/account/account-request';
import type { CustomerApplication } from '@/contracts/application/application';
import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/text-keys';
import { formatDay } from '@/lib/dates';
import { loanName, formatAmount } from '../payments/loan-format';
import { pendingPhoneChanges } from '../details/phone-change';

/** An action that the customer has to take, with the page where it is taken. */
export interface PendingAction {
  key: string;
  text: string;
  link: string;
  href: string;
}

interface PendingActionSources {
  loans: readonly LoanSummary[];
  applications: readonly CustomerApplication[];
  requests: readonly ServiceRequest[];
}

/** The customer's pending actions, the most urgent first: arrears, documents, offers, codes to enter. */
export function selectPendingActions(
  { loans, applications, requests }: PendingActionSources,
  { t, locale }: { t: Translate<'account' | 'account-screen'>; locale: Locale },
): PendingAction[] {
  return [
    ...loans.flatMap((loan) =>
      loan.arrears
        ? [
            {
              key: `arrears ${loan.loanNo}`,
              text: t('pendingAction.arrears', {
                amount: formatAmount(loan.arrears.amount),
                name: loanName(loan, t),
                date: formatDay(loan.arrears.since, locale),
              }),
              link: t('pendingAction.payArrears'),
              href: flowPaths.payments,
            },
          ]
        : [],
    ),
    ...applications
      .filter(({ nextAction }) => nextAction === 'send-documents')
      .map(({ applicationNumber }) => ({
        key: `documents ${applicationNumber}`,
        text: t('pendingAction.documents', { number: applicationNumber }),
        link: t('application.upload'),
        href: contentPaths.uploadDocument,
      })),
    ...applications
      .filter(({ nextAction }) => nextAction === 'read-offer')
      .map(({ applicationNumber }) => ({
        key: `offer ${applicationNumber}`,
        text: t('pendingAction.offer', { number: applicationNumber }),
        link: t('pendingAction.viewOffer'),
        href: flowPaths.applications,
      })),
    ...pendingPhoneChanges(requests).map(({ reference }) => ({
      key: `code ${reference}`,
      text: t('pendingAction.code', { reference }),
      link: t('pendingAction.enterCode'),
      href: flowPaths.details,
    })),
  ];
}

import { contentPaths, flowPaths } from '@/config/paths';
import type { ServiceRequest } from '@/contracts/account/account-request';
import type { CustomerApplication } from '@/contracts/application/application';
import type { ThreadSummary } from '@/contracts/thread/thread';
import type { Translate } from '@/i18n/text-keys';
import { pendingPhoneChanges } from '../details/phone-change';

/** An action that the customer has to take, with the page where it is taken. */
export interface PendingAction {
  key: string;
  text: string;
  link: string;
  href: string;
  /** Of the application whose documents are opened there. */
  applicationNumber?: string;
}

interface PendingActionSources {
  applications: readonly CustomerApplication[];
  requests: readonly ServiceRequest[];
  /** Empty where the API has none. */
  threads: readonly ThreadSummary[];
}

/** The customer's pending actions, the most urgent first: documents, offers, answers, codes to enter. */
export function selectPendingActions(
  { applications, requests, threads }: PendingActionSources,
  t: Translate<'account' | 'account-screen'>,
): PendingAction[] {
  const unread = threads.reduce((sum, thread) => sum + thread.unread, 0);
  return [
    ...applications
      .filter(({ nextAction }) => nextAction === 'send-documents')
      .map(({ applicationNumber }) => ({
        key: `documents ${applicationNumber}`,
        text: t('pendingAction.documents', { number: applicationNumber }),
        link: t('application.upload'),
        href: contentPaths.uploadDocument,
        applicationNumber,
      })),
    ...applications
      .filter(({ nextAction }) => nextAction === 'read-offer')
      .map(({ applicationNumber }) => ({
        key: `offer ${applicationNumber}`,
        text: t('pendingAction.offer', { number: applicationNumber }),
        link: t('pendingAction.viewOffer'),
        href: flowPaths.applications,
      })),
    ...(unread === 0
      ? []
      : [
          {
            key: 'answers',
            text: t('pendingAction.answers', { count: unread }),
            link: t('pendingAction.readAnswers'),
            href: flowPaths.accountContact,
          },
        ]),
    ...pendingPhoneChanges(requests).map(({ reference }) => ({
      key: `code ${reference}`,
      text: t('pendingAction.code', { reference }),
      link: t('pendingAction.enterCode'),
      href: flowPaths.details,
    })),
  ];
}

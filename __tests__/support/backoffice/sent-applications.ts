import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import type { CoApplicantRow } from '@/backoffice/domains/application/co-applicant/co-applicant.repository';
import type { DocumentRequestRow } from '@/backoffice/domains/application/document-request/document-request.repository';
import type { NotifyApplicant } from '@/backoffice/domains/application/notify-applicant';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import {
  applicationFieldEncryption as fieldEncryption,
  applicationRow,
  inMemoryApplications,
} from './in-memory-applications';
import { standIn, testCipher, testClock } from './service-tools';

export const number = 'HK-2026-7F3K9Q2M';
// A Friday evening of Hong Kong; the next working day is the Monday.
export const friday = '2026-11-20T09:30:00.000Z';
export const monday = '2026-11-23T09:30:00.000Z';
/** A decision clock that was started on the Friday. */
export const running = { documentsCompleteAt: new Date(friday), promisedBy: new Date(monday) };

/** On a Friday: applications that were sent, and what the services of them need; what applicants were told is in `told`. */
export function setUpSentApplications(...overrides: Partial<ApplicationRow>[]) {
  const clock = testClock(friday);
  const store = inMemoryApplications(overrides.map((one) => applicationRow(one)));
  const told: { state: string; message?: string; decisionBy?: string }[] = [];
  const coApplicants: CoApplicantRow[] = [];
  const documentRequests: DocumentRequestRow[] = [];
  let deliveries = 0;
  const notifyApplicant: NotifyApplicant = async (_tx, { row, message, decisionBy }) =>
    void told.push({ state: row.state, message, decisionBy: decisionBy?.toISOString() });
  return {
    clock,
    store,
    told,
    deliveriesStarted: () => deliveries,
    repositories: {
      application: store.repository,
      coApplicant: { listByApplications: async () => coApplicants },
      documentRequest: {
        list: async () => documentRequests,
        listByApplications: async () => documentRequests,
      },
      outbox: standIn<OutboxRepository>({}),
    },
    coApplicants,
    documentRequests,
    options: {
      notifyApplicant,
      fieldEncryption,
      cipher: testCipher,
      now: clock.now,
      onMessageEnqueued: () => (deliveries += 1),
    },
  };
}

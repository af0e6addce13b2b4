import type {
  ApplicationRow,
  ApplicationStep,
} from '@/backoffice/domains/application/application-row';
import type { FindOwner } from '@/backoffice/domains/application/application-owner';
import { ServiceError } from '@/backoffice/common/service-error';
import type { ApplicationRepository } from '@/backoffice/domains/application/application.repository';
import type { SubmissionRepository } from '@/backoffice/domains/application/submission/submission.repository';
import { createApplicationFieldEncryption } from '@/backoffice/domains/application/application-field-encryption';
import { linkTouchOf } from '@/lib/visit/touches';
import { completeForm } from '../application/application-form';
import { standIn, testCipher, testHash } from './service-tools';

export const applicantPhone = '+85291234567';
export const applicationFieldEncryption = createApplicationFieldEncryption(testCipher);
export const applicationHash = testHash('application');

/** An application that was sent, encrypted as it is stored. */
export function applicationRow(overrides: Partial<ApplicationRow> = {}): ApplicationRow {
  const number = overrides.number ?? 'HK-2026-7F3K9Q2M';
  const receivedAt = new Date('2026-05-04T10:00:00.000Z');
  return {
    number,
    draftId: 'draft-1',
    product: 'first',
    device: null,
    language: 'en',
    amountCents: 450_000_000,
    form: applicationFieldEncryption.encryptForm(['application', number], completeForm()),
    phone: applicationFieldEncryption.encryptText(['application', number], 'phone', applicantPhone),
    phoneHash: applicationHash('phone', applicantPhone),
    customerId: 'customer-1',
    consents: {
      textVersion: '2026-01',
      language: 'en',
      acceptedAt: receivedAt.toISOString(),
      creditReference: true,
      marketingOwn: false,
    },
    campaign: {},
    firstTouch: linkTouchOf({}),
    lastTouch: linkTouchOf({}),
    indicative: null,
    state: 'received',
    handover: 'none',
    refusal: null,
    assignee: null,
    declineReasons: [],
    uploadReference: 'upload-1',
    receivedAt,
    documentsCompleteAt: null,
    promisedBy: null,
    changedAt: receivedAt,
    ...overrides,
  };
}

/** Knows the customers with these phones, by id. */
export const ownersOf =
  (phones: Readonly<Record<string, string>>): FindOwner =>
  async (customerId) => {
    const phone = phones[customerId];
    if (phone === undefined) throw new ServiceError('not_found');
    return { customerId, phone, phoneHashes: applicationHash.all('phone', phone) };
  };

/** Applications that were sent, their history and their keys, in lists that a test can read. */
export function inMemoryApplications(rows: ApplicationRow[] = []) {
  const steps: ApplicationStep[] = [];
  const submissions: { keyHash: string; bodyHash: string; number: string }[] = [];
  const loans = new Map<string, string>();
  const find = (isWanted: (row: ApplicationRow) => boolean): ApplicationRow | null => {
    const row = rows.find(isWanted);
    return row ? { ...row } : null;
  };
  const repository = standIn<ApplicationRepository>({
    create: async (row) => void rows.push({ ...row }),
    async update(number, change) {
      const row = rows.find((known) => known.number === number);
      if (row) Object.assign(row, change);
    },
    findByNumber: async (number) => find((row) => row.number === number),
    findByDraft: async (draftId) => find((row) => row.draftId === draftId),
    findByUploadReference: async (reference) => find((row) => row.uploadReference === reference),
    lockByNumber: async (number) => find((row) => row.number === number),
    findLoanNo: async (number) => loans.get(number) ?? null,
    listByOwner: async ({ customerId, phoneHashes }) =>
      rows.filter(
        (row) =>
          row.refusal === null &&
          (row.customerId === customerId ||
            (row.customerId === null && phoneHashes.includes(row.phoneHash))),
      ),
    addStep: async (step) => void steps.push(step),
    listSteps: async (numbers) => steps.filter(({ number }) => numbers.includes(number)),
    listAwaitingDocuments: async () => [],
  });
  const keys = standIn<SubmissionRepository>({
    findByKey: async (keyHashes) =>
      submissions.find((known) => keyHashes.includes(known.keyHash)) ?? null,
    create: async (submission) => void submissions.push(submission),
  });
  return { rows, steps, loans, submissions, repository, keys };
}

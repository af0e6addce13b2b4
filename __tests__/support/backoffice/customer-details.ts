import { ServiceError } from '@/backoffice/common/service-error';
import { createBankAccountEncryption } from '@/backoffice/domains/customer/bank-account.model';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import { createCustomerService } from '@/backoffice/domains/customer/customer.service';
import {
  createDetailsService,
  type DetailsRepositories,
} from '@/backoffice/domains/request/details.service';
import { createRequestFieldEncryption } from '@/backoffice/domains/request/request-field-encryption';
import type { NewRequest } from '@/backoffice/domains/request/request-submission';
import type { RequestRow } from '@/backoffice/domains/request/request.repository';
import type { InfoUpdateRequest } from '@/contracts/account/account';
import { forgottenAlerts, testPayoutSafety } from './payout-safety';
import { numbered, standIn, testCipher, testHash, unitOfWorkOn } from './service-tools';
import { requestRow } from './request-row';

export const at = new Date('2026-05-04T10:00:00.000Z');
export const [oldPhone, newPhone] = ['+85291234567', '+85261234567'];
export const account = { bankCode: '024', accountNumber: '123-456789-001', holder: 'CHAN TAI MAN' };
export const caller = {
  customerId: 'customer-1',
  sessionId: 'session-1',
  device: 'a browser',
  network: 'mark',
};
const fieldEncryption = createRequestFieldEncryption(testCipher);

export interface Situation {
  /** What codes were typed in for: the phone and the operation. */
  proven?: [phone: string, operation: string][];
  request?: Partial<RequestRow> | null;
  isTaken?: boolean;
  isGone?: boolean;
  borrowers?: string[];
}

/** The details of one customer over stored rows, as the services see them. */
export async function setUpDetails({
  proven = [],
  request = {},
  isTaken,
  isGone,
  borrowers = ['Chan Tai Man'],
}: Situation = {}) {
  const customers = createCustomerService({
    hash: testHash('customer'),
    cipher: testCipher,
    now: () => at,
    newId: numbered('customer'),
  });
  const rows: CustomerRow[] = [];
  const done: unknown[][] = [];
  const created: NewRequest[] = [];
  const byHash = async (phoneHashes: readonly string[]) =>
    rows.find((row) => phoneHashes.includes(row.phoneHash)) ?? null;
  const customer = standIn<DetailsRepositories['customer']>({
    async create(row) {
      rows.push(row);
      return true;
    },
    findByPhoneHash: byHash,
    findById: async (id) => rows.find((row) => row.id === id) ?? null,
    lockById: async (id) => rows.find((row) => row.id === id) ?? null,
    async update(id, change) {
      Object.assign(rows.find((row) => row.id === id) ?? {}, change);
    },
    addEvent: async ({ kind, device }) => void done.push(['event', kind, device]),
  });
  const details = { language: 'en', email: 'old@example.com' } as const;
  await customers.ensureByPhone(customer, { phone: oldPhone, ...details });
  if (isTaken) await customers.ensureByPhone(customer, { phone: newPhone, language: 'en' });
  if (isGone) rows.splice(0);
  const bankAccountEncryption = createBankAccountEncryption(testCipher);
  const asked =
    request &&
    requestRow({
      kind: 'phone',
      state: 'needs-code',
      payload: fieldEncryption.payload.encrypt('RQ-1', newPhone),
      createdAt: at,
      changedAt: at,
      ...request,
    });
  const accounts: Parameters<DetailsRepositories['bankAccount']['replace']>[0][] = [];
  const repositories = standIn<DetailsRepositories>({
    customer,
    phoneHolder: { replacePhone: async (change) => void done.push(['rebound', change]) },
    request: standIn<DetailsRepositories['request']>({
      lockByReference: async (reference) => (reference === asked?.reference ? asked : null),
      hasOpenByCustomer: async () => false,
      addStep: async (reference, { state, by }) => void done.push(['step', reference, state, by]),
    }),
    passkey: { count: async () => 0 },
    payoutAlert: forgottenAlerts,
    session: standIn<DetailsRepositories['session']>({
      async revokeAll({ except }) {
        done.push(['all sessions end but', except]);
      },
      findById: async (id) =>
        id === 'session-1'
          ? {
              id,
              tokenHash: 'hash',
              customerId: 'customer-1',
              device: 'a browser',
              createdAt: at,
              lastSeenAt: at,
              revokedAt: null,
              endsAt: new Date('2026-05-04T18:00:00.000Z'),
            }
          : null,
    }),
    bankAccount: standIn<DetailsRepositories['bankAccount']>({
      replace: async (row) => void accounts.push(row),
      findCurrent: async () => {
        const current = accounts.at(-1);
        return current ? { ...current, replacedAt: null } : null;
      },
    }),
  });
  const isProven = (phone: string, operation: string) =>
    proven.some(([owner, purpose]) => owner === phone && purpose === operation);
  const service = createDetailsService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    async submit(_submission, perform) {
      const [row] = rows;
      if (!row) throw new ServiceError('unauthorised');
      const profile = customers.profileOf(row);
      const stepUp = async (operation: string, phone = profile.phone): Promise<void> => {
        if (!isProven(phone, operation)) throw new ServiceError('step_up_required');
      };
      created.push(
        await perform({ tx: repositories, customer: profile, reference: 'RQ-2', stepUp }),
      );
      return { data: { reference: 'RQ-2', kind: 'email', state: 'completed', createdAt: '' } };
    },
    consumeProof: async (_tx, { phone, operation }) => isProven(phone, operation),
    customers,
    payoutSafety: testPayoutSafety({
      bankAccountEncryption,
      at,
      newId: numbered('id'),
      onNotice: ({ kind, recipients: { phones, emails } }) =>
        done.push(['told', kind, ...phones, ...emails]),
    }),
    emailChallenges: {
      isOffered: true,
      sendLink: async (_tx, { address }) => void done.push(['link', address]),
      end: async () => undefined,
    },
    hasPasskeys: true,
    findBorrowerNames: async () => borrowers,
    fieldEncryption,
    bankAccountEncryption,
    deliverNow: () => undefined,
    now: () => at,
  });
  const update = (body: InfoUpdateRequest, proofToken: string | null = 'token') =>
    service.update({ caller, idempotencyKey: 'key', proofToken, body });
  const profile = () => rows.map(customers.profileOf)[0];
  return { service, update, profile, rows, created, done, accounts, bankAccountEncryption };
}

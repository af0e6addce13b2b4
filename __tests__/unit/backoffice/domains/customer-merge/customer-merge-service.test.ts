import {
  createCustomerMergeService,
  type CustomerMergeRepositories,
} from '@/backoffice/domains/customer-merge/customer-merge.service';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerProfile } from '@/backoffice/domains/customer/customer.service';
import { standIn, testHash, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const at = new Date('2026-11-16T04:00:00Z');
const phones: Record<string, string> = { c1: '+85291234567', c2: '+85298765432' };
const choices = { phone: 'kept', email: 'kept', bankAccount: 'kept', note: 'Knows both.' } as const;

/** A service over two records, and what it did in which order. */
function mergesOf({ frozen = '' }: { frozen?: string } = {}) {
  const done: string[] = [];
  const rowOf = (id: string) =>
    standIn<CustomerRow>({
      id,
      frozenAt: id === frozen ? at : null,
      payoutsFrozenAt: null,
      payoutsHeldUntil: null,
      marketing: true,
      reminderDays: null,
      emailVerifiedAt: null,
      createdAt: at,
    });
  const rowOrNull = (id: string) => (Object.hasOwn(phones, id) ? rowOf(id) : null);
  const noKeys = { loan: [], request: [], payment: [], message: [], 'bank-account': [] };
  const tx = standIn<CustomerMergeRepositories>({
    application: { listByOwner: async () => [] },
    audit: { create: async ({ target }) => void done.push(`trail ${target}`) },
    bankAccount: standIn<CustomerMergeRepositories['bankAccount']>({
      findCurrent: async () => null,
    }),
    customer: standIn<CustomerMergeRepositories['customer']>({
      findById: async (id) => rowOrNull(id),
      async lockById(id) {
        done.push(`lock ${id}`);
        return rowOrNull(id);
      },
      update: async (id) => void done.push(`update ${id}`),
      addEvent: async ({ customerId, kind }) => void done.push(`${kind} ${customerId}`),
    }),
    customerMerge: standIn<CustomerMergeRepositories['customerMerge']>({
      findMoved: async (id) => ({ ...noKeys, application: [`HK-${id}`] }),
      isApprovalWaiting: async () => false,
      updateOrphans: async (id) => void done.push(`orphans ${id}`),
      replaceCustomer: async ({ mergedId, keptId }) => void done.push(`${mergedId} into ${keptId}`),
    }),
    erasure: { findByCustomer: async () => null },
    passkey: { count: async () => 0 },
    phoneHolder: {
      replacePhone: async ({ before, after }) => void done.push(`phone ${before} ${after}`),
    },
    session: { revokeAll: async ({ customerId }) => void done.push(`sign out ${customerId}`) },
  });
  const service = createCustomerMergeService({
    unitOfWork: unitOfWorkOn(tx),
    customers: standIn({
      profileOf: ({ id }: CustomerRow) =>
        standIn<CustomerProfile>({
          id,
          phone: phones[id] ?? '',
          name: null,
          email: null,
          emailVerifiedAt: null,
          address: null,
        }),
      encryptDetails: () => ({}),
    }),
    sessions: { list: async () => [] },
    payoutSafety: { hold: async (_tx, { notice }) => void done.push(`tell ${notice.kind}`) },
    bankAccountEncryption: standIn({}),
    fieldEncryption: standIn({}),
    hash: testHash('application'),
    now: () => at,
  });
  return { service, done };
}

describe('A merge of two records', () => {
  it('locks them in one order, moves before it takes over, and tells of it', async () => {
    const { service, done } = mergesOf();
    await service.merge('amy', { customerId: 'c2', mergedId: 'c1', ...choices });
    expect(done).toEqual([
      'lock c1',
      'lock c2',
      'orphans c1',
      'c1 into c2',
      'update c2',
      'phone +85291234567 +85298765432',
      'tell records-merged',
      'trail customer:c2',
      'trail customer:c1',
    ]);
  });

  it('signs the record that stays out where it takes over the phone of the other', async () => {
    const { service, done } = mergesOf();
    await service.merge('amy', { customerId: 'c1', mergedId: 'c2', ...choices, phone: 'merged' });
    expect(done).toEqual(
      expect.arrayContaining([
        'phone +85291234567 +85298765432',
        'sign out c1',
        'phone-changed c1',
      ]),
    );
  });

  it('does nothing with one record twice, with one that is not there, and with a frozen one', async () => {
    const { service, done } = mergesOf({ frozen: 'c2' });
    const merge = (mergedId: string) =>
      service.merge('amy', { customerId: 'c1', mergedId, ...choices });
    await expect(merge('c1')).rejects.toMatchObject({ code: 'not_found' });
    await expect(merge('c9')).rejects.toMatchObject({ code: 'not_found' });
    await expect(merge('c2')).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { mergedId: { key: 'mergeFrozen' } } },
    });
    expect(done.filter((one) => !one.startsWith('lock'))).toEqual([]);
    await expect(service.preview('amy', { customerId: 'c1', mergedId: 'c1' })).rejects.toThrow(
      'not_found',
    );
    expect(await service.preview('amy', { customerId: 'c1', mergedId: 'c2' })).toMatchObject({
      refusal: 'frozen',
      isSameIdentity: false,
    });
  });
});

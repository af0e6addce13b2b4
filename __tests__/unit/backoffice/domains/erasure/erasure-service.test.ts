import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerProfile } from '@/backoffice/domains/customer/customer.service';
import type { ErasureRow } from '@/backoffice/domains/erasure/erasure.repository';
import {
  createErasureService,
  type ErasureRepositories,
} from '@/backoffice/domains/erasure/erasure.service';
import { loanTable } from '@/backoffice/db/schema/loan';
import {
  collectedLog,
  standIn,
  testCipher,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const at = new Date('2026-11-16T04:00:00Z');
const dayLater = new Date('2026-11-17T04:00:00Z');

/** A service over one customer, with or without a loan, and what it did. */
function erasureOf({ loanState, asked = null }: { loanState?: string; asked?: ErasureRow | null }) {
  const done: string[] = [];
  const saved: ErasureRow[] = [];
  const row = standIn<CustomerRow>({ id: 'c1', marketing: true });
  const loan = {
    loanNo: 'LN-1',
    state: loanState,
    startsOn: '2026-01-01',
    applicationNumber: null,
  };
  const tx = standIn<ErasureRepositories>({
    audit: { create: async ({ after }) => void done.push(JSON.stringify(after)) },
    customer: {
      findById: async () => row,
      lockById: async () => row,
      update: async (_id, change) => void done.push(JSON.stringify(change)),
      addEvent: async ({ kind }) => void done.push(kind),
    },
    erasure: {
      findByCustomer: async () => asked,
      save: async (one) => void saved.push(one),
      listDue: async () => (asked ? [asked] : []),
    },
    approval: { updateBody: async () => undefined },
    personalRow: {
      list: async ({ table }) => {
        if (table === loanTable) return loanState === undefined ? [] : [loan];
        return 'phoneHash' in table && 'frozenAt' in table ? [{ ...row }] : [];
      },
      listAfter: async () => [],
      remove: async (_table, keys) => void (keys.length > 0 && done.push(`removed ${keys.join()}`)),
    },
    request: { remove: async () => undefined },
  });
  const service = createErasureService({
    unitOfWork: unitOfWorkOn(tx),
    customers: standIn({
      profileOf: () =>
        standIn<CustomerProfile>({
          phone: '+85291234567',
          email: null,
          emailVerifiedAt: null,
        }),
    }),
    cipher: testCipher,
    hash: testHash('application'),
    log: collectedLog().log,
    now: () => at,
  });
  return { service, done, saved };
}

const asked: ErasureRow = { customerId: 'c1', askedAt: at, askedBy: 'amy', nextAt: at };

describe('An erasure', () => {
  it('takes the customer where nothing holds, and remembers nothing', async () => {
    const { service, done, saved } = erasureOf({});
    await service.erase('amy', 'c1');
    expect(saved).toEqual([]);
    expect(done).toEqual(['removed c1', '{"erased":{"account":1},"kept":[]}']);
  });

  it('stops advertising where a loan runs, and is looked at again the day after', async () => {
    const { service, done, saved } = erasureOf({ loanState: 'active' });
    await service.erase('amy', 'c1');
    expect(saved).toEqual([{ customerId: 'c1', askedAt: at, askedBy: 'amy', nextAt: dayLater }]);
    expect(done.slice(0, 2)).toEqual(['{"marketing":false}', 'signed-out-everywhere']);
  });

  it('is refused a second time while nothing came since', async () => {
    const { service, done } = erasureOf({ loanState: 'active', asked });
    await expect(service.erase('amy', 'c1')).rejects.toMatchObject({ code: 'conflict' });
    expect(done).toEqual([]);
  });

  it('is left for another day by the job while the loan runs', async () => {
    const { service, done, saved } = erasureOf({ loanState: 'active', asked });
    await service.eraseRest();
    expect(saved).toEqual([{ ...asked, nextAt: dayLater }]);
    expect(done).toEqual([]);
  });
});

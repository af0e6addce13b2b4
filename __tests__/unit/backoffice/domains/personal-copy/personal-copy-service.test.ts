import { buffer } from 'node:stream/consumers';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerProfile } from '@/backoffice/domains/customer/customer.service';
import { createPersonalCopyService } from '@/backoffice/domains/personal-copy/personal-copy.service';
import { valueAlertTable } from '@/backoffice/db/schema/value-alert';
import { standIn } from '@test/support/backoffice/service-tools';
import { zipFiles } from '@test/support/statement/zip-files';

const at = new Date('2026-11-16T04:00:00Z');
const provenUntil = new Date('2026-11-16T04:00:01Z');
const asked = { customerId: 'c1', note: 'By letter.' };

function setUp({ isVerified = true }: { isVerified?: boolean } = {}) {
  const audited: NewAuditRow[] = [];
  const copies = createPersonalCopyService({
    repositories: {
      audit: { create: async (row) => void audited.push(row) },
      customer: { findById: async (id) => (id === 'c1' ? standIn<CustomerRow>({ id }) : null) },
      personalRow: {
        list: async () => [],
        listAfter: async ({ table }) =>
          table === valueAlertTable ? [{ id: 'v1', encrypted: '{"email":"tai@example.com"}' }] : [],
      },
    },
    customers: {
      profileOf: () =>
        standIn<CustomerProfile>({
          phone: '+85291234567',
          email: 'tai@example.com',
          emailVerifiedAt: isVerified ? at : null,
          language: 'cn',
        }),
    },
    findOwner: async (customerId) => ({ customerId, phone: '', phoneHashes: [] }),
    documents: { open: () => Promise.reject(new Error('There are none')) },
    cipher: { decrypt: (text) => text },
    brandNames: { en: 'H', hk: '海', cn: '海湾' },
    now: () => at,
  });
  const dataOf = async (): Promise<unknown> => {
    const { bytes } = await copies.make({ staff: 'sue', provenUntil }, asked);
    const files = await zipFiles(await buffer(bytes));
    expect([...files.keys()]).toEqual(['data.html', 'data.json']);
    return JSON.parse(String(files.get('data.json')));
  };
  return { copies, audited, dataOf };
}

describe('A copy of all that is kept about a customer', () => {
  it('finds by a mail address what was written under it, where the customer has confirmed it', async () => {
    const proven = setUp();
    expect(await proven.dataOf()).toEqual({
      madeAt: at.toISOString(),
      data: { valueAlert: [{ content: { email: 'tai@example.com' } }] },
    });
    expect(await setUp({ isVerified: false }).dataOf()).toMatchObject({ data: {} });
  });

  it('is made by who has just proved to be there, and noted before a byte is read', async () => {
    const { copies, audited } = setUp();
    for (const until of [null, at])
      await expect(copies.make({ staff: 'sue', provenUntil: until }, asked)).rejects.toMatchObject({
        code: 'step_up_required',
      });
    await expect(
      copies.make({ staff: 'sue', provenUntil }, { ...asked, customerId: 'c2' }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(audited).toEqual([]);
    const { fileName, bytes } = await copies.make({ staff: 'sue', provenUntil }, asked);
    expect(fileName).toBe('personal-data-2026-11-16.zip');
    expect(audited).toEqual([
      {
        at,
        staff: 'sue',
        action: 'export',
        target: 'customer:c1',
        before: null,
        after: { documents: 0, note: 'By letter.' },
      },
    ]);
    bytes.destroy();
  });
});

import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { BankEntryRow } from '@/backoffice/domains/bank-file/bank-entry.model';
import {
  createBankFileService,
  type BankFileRepositories,
} from '@/backoffice/domains/bank-file/bank-file.service';
import { standIn, testCipher, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { bankCsv, camtPayment, camtStatement } from '@test/support/bank-file/bank-files';

const at = new Date('2026-11-16T04:00:00Z');
const [loanNo, otherNo] = ['LN-2026-7F3K9Q2M', 'LN-2026-1F3K9Q2M'];

function setUp({ knownReferences = [] as string[], isUnderWay = true } = {}) {
  const rows = new Map<string, BankEntryRow>();
  const audited: NewAuditRow[] = [];
  const posted: string[] = [];
  const noted: object[] = [];
  let serial = 0;
  const repositories: BankFileRepositories = {
    audit: standIn<BankFileRepositories['audit']>({
      create: async (row) => void audited.push(row),
    }),
    bankEntry: standIn<BankFileRepositories['bankEntry']>({
      createFile: async () => undefined,
      updateFile: async () => undefined,
      create: async (row) => {
        if (knownReferences.includes(row.bankReference)) return false;
        rows.set(row.id, { ...row, number: rows.size + 1 });
        return true;
      },
      lockById: async (id) => rows.get(id) ?? null,
      update: async (id, change) => {
        const row = rows.get(id);
        if (row) rows.set(id, { ...row, ...change });
      },
    }),
    received: {
      post: async (_staff, { id }) => void posted.push(id),
      postNamed: async (_staff, { loanNo: of }) => {
        posted.push(of);
        return of === loanNo;
      },
    },
  };
  const service = createBankFileService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    cipher: testCipher,
    notePayment: async (_staff, returned) => {
      noted.push(returned);
      return isUnderWay;
    },
    postingLimitCents: () => 500_00,
    now: () => at,
    newFileId: () => 'BF-00000001',
    newEntryId: () => `BE-${String((serial += 1)).padStart(8, '0')}`,
  });
  const importCsv = (lines: Parameters<typeof bankCsv>[0]) =>
    service.importFile('amy', { name: 'today', format: 'csv', content: bankCsv(lines) });
  return { service, rows, audited, posted, noted, importCsv };
}

describe('A file of the bank', () => {
  it('is counted by what became of it, and its loans are taken in one order', async () => {
    const { importCsv, posted, audited } = setUp({ knownReferences: ['B'] });
    const file = await importCsv([
      { amount: 10, reference: 'A', details: loanNo },
      { amount: 20, reference: 'B', details: loanNo },
      { amount: 30, reference: 'C', details: otherNo },
      { amount: 500.01, reference: 'D', details: loanNo },
      { amount: 40, reference: 'E' },
    ]);
    expect(file).toMatchObject({ entries: 5, known: 1, posted: 1, unmatched: 3, returned: 0 });
    expect(posted).toEqual([otherNo, loanNo]);
    expect(audited).toMatchObject([{ target: 'bank-file:BF-00000001', after: { posted: 1 } }]);
  });

  it.each([
    [true, 'payment-returned', { returned: 1, unmatched: 0 }],
    [false, 'unmatched', { returned: 0, unmatched: 1 }],
  ])('notes a payment that came back, where it is under way: %s', async (...given) => {
    const [isUnderWay, state, counts] = given;
    const { service, rows, noted } = setUp({ isUnderWay });
    const payments = [
      camtPayment({
        endToEnd: 'PO-7F3K9Q2M',
        more: '<RtrInf><Rsn><Cd>XX99</Cd></Rsn></RtrInf>',
      }),
    ];
    const content = camtStatement([{ amount: '5.00', reference: 'S1', payments }]);
    const body = { name: 'today', format: 'camt.053.001.08', content } as const;
    expect(await service.importFile('amy', body)).toMatchObject(counts);
    expect(noted).toEqual([
      {
        id: 'PO-7F3K9Q2M',
        amountCents: 5_00,
        outcome: { state: 'returned', on: '2026-11-16', reason: 'MS03' },
      },
    ]);
    expect([...rows.values()]).toMatchObject([{ state }]);
  });

  it('is refused with its line, and for too many entries, before anything is done', async () => {
    const { service, rows, importCsv } = setUp();
    const content = `${bankCsv([])}broken`;
    await expect(
      service.importFile('amy', { name: 'today', format: 'csv', content }),
    ).rejects.toMatchObject({
      details: { fields: { content: { key: 'unreadableLine', limit: '2 (columns)' } } },
    });
    const many = Array.from({ length: 2_001 }, () => ({ amount: 1, reference: 'A' }));
    await expect(importCsv(many)).rejects.toMatchObject({
      details: { fields: { content: { key: 'tooBig', limit: 2_000 } } },
    });
    expect(rows.size).toBe(0);
  });
});

describe('An entry that waits', () => {
  it('is booked or closed once, and above the limit by nobody alone', async () => {
    const { service, rows, posted, importCsv } = setUp();
    await importCsv([
      { amount: 10, reference: 'A' },
      { amount: 20, reference: 'B' },
      { amount: 600, reference: 'C' },
    ]);
    const idOf = (reference: string) =>
      [...rows.values()].find((row) => row.bankReference === reference)?.id ?? '';
    expect(await service.assign('amy', { id: idOf('A'), loanNo })).toMatchObject({
      state: 'posted',
      loanNo,
      handledBy: 'amy',
      handledAt: at.toISOString(),
    });
    expect(posted).toEqual([idOf('A')]);
    const closing = { id: idOf('B'), state: 'sent-back', note: 'Not ours.' } as const;
    expect(await service.close('amy', closing)).toMatchObject({ state: 'sent-back' });
    for (const again of [
      service.assign('amy', { id: idOf('A'), loanNo }),
      service.assign('amy', { id: idOf('B'), loanNo }),
      service.close('amy', closing),
    ])
      await expect(again).rejects.toThrow('conflict');
    await expect(service.assign('amy', { id: idOf('C'), loanNo })).rejects.toThrow(
      'validation_failed',
    );
    await expect(service.assign('amy', { id: 'BE-9', loanNo })).rejects.toThrow('not_found');
  });
});

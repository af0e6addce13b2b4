import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import type {
  CustomerProfile,
  CustomerService,
} from '@/backoffice/domains/customer/customer.service';
import { createLetterEncryption } from '@/backoffice/domains/letter/letter.model';
import type { LetterRepository, LetterRow } from '@/backoffice/domains/letter/letter.repository';
import {
  createLetterService,
  type LetterRepositories,
} from '@/backoffice/domains/letter/letter.service';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import type { LoanService } from '@/backoffice/domains/loan/loan.service';
import {
  collectedLog,
  standIn,
  testCipher,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { interestOnlyLoan, recordOfLoan } from '@test/support/loan/sample-loan';

it('issues the letters of the other loans when those of one cannot be', async () => {
  const record = recordOfLoan(billDuePeriods(interestOnlyLoan(), '2026-11-21'));
  const { loanNo } = record.account;
  const rows = new Map<string, LetterRow>();
  const letter = standIn<LetterRepository>({
    listUnissuedNumbers: async ({ after }) =>
      ['LN-2026-00000000', loanNo].filter((number) => number > after),
    async addIssued(added) {
      for (const row of added) rows.set(row.id, row);
    },
  });
  const repositories = standIn<LetterRepositories>({
    letter,
    customer: { findById: async () => standIn<CustomerRow>({}) },
    request: { listByCustomer: async () => [], listSteps: async () => new Map() },
  });
  const { log, entries } = collectedLog();
  const encryption = createLetterEncryption(testCipher);
  const letters = createLetterService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    loanLedger: standIn<LoanLedger>({
      today: () => '2026-11-21',
      async lock(_tx, number) {
        if (number !== loanNo) throw new Error('Broken ledger');
        return record;
      },
    }),
    loans: standIn<LoanService>({
      summary: () =>
        ({ loanNo, product: null, property: null }) as ReturnType<LoanService['summary']>,
    }),
    customers: standIn<CustomerService>({
      profileOf: () => standIn<CustomerProfile>({ name: 'CHAN TAI MAN', address: '1 Main Street' }),
    }),
    requestFields: standIn({}),
    encryption,
    pdfWorkerPool: standIn({}),
    letterheads: standIn({}),
    promisesOn: () => undefined,
    now: () => new Date('2026-11-20T17:00:00Z'),
    log,
  });
  await letters.issueDue();
  expect(entries).toMatchObject([{ level: 'error', details: { loanNo: 'LN-2026-00000000' } }]);
  const [booked, certificate, ...others] = [...rows.keys()];
  expect([booked, others]).toEqual([`${loanNo}/booked`, []]);
  expect(certificate).toContain(`${loanNo}/interest-2025-`);
  expect(rows.get(certificate ?? '')).toMatchObject({
    kind: 'interest-certificate',
    on: '2026-03-31',
  });
  const stored = rows.get(`${loanNo}/booked`)?.encrypted ?? '';
  expect(stored).not.toContain('Main Street');
  expect(encryption.decrypt(`${loanNo}/booked`, stored)).toMatchObject({
    issuedOn: '2026-11-21',
    customer: { name: 'CHAN TAI MAN', address: '1 Main Street' },
  });
  expect(() => encryption.decrypt(`${loanNo}/settled-1`, stored)).toThrow();
});

import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';
import {
  createRateChanges,
  type RateChangeRepositories,
} from '@/backoffice/domains/loan/terms/rate-change.service';
import { createRateNotice } from '@/backoffice/domains/loan/terms/rate-notice';
import type { CustomerProfile } from '@/backoffice/domains/customer/customer.service';
import type { OfferBody } from '@/backoffice/domains/application/offer/offer.model';
import type { Locale } from '@/contracts/locale';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { instalmentLoan, recordOfLoan, revolvingLoan } from '@test/support/loan/sample-loan';

const now = () => new Date('2026-01-20T02:00:00.000Z');
const rate = { annualRate: 4.5, from: '2026-02-10', reason: 'The prime rate fell.' };

function setUp({
  record = recordOfLoan(instalmentLoan()),
  language = 'en',
  offer = null,
}: { record?: LoanRecord; language?: Locale; offer?: OfferBody | null } = {}) {
  const saved: LoanAccount[] = [];
  const audited: NewAuditRow[] = [];
  const texts: string[] = [];
  type Customers = RateChangeRepositories['customer'];
  const repositories = standIn<RateChangeRepositories>({
    audit: standIn<RateChangeRepositories['audit']>({
      create: async (row) => void audited.push(row),
      list: async () => ({ rows: [], next: null }),
    }),
    customer: {
      findById: async (id) =>
        standIn<NonNullable<Awaited<ReturnType<Customers['findById']>>>>({ id }),
    },
    outbox: standIn({}),
  });
  const rates = createRateChanges({
    unitOfWork: unitOfWorkOn(repositories),
    loanLedger: {
      today: () => '2026-01-20',
      lock: async (_tx, loanNo) => (loanNo === record.account.loanNo ? record : null),
      save: async (_tx, _before, account) => void saved.push(account),
    },
    loans: { detail: () => standIn<LoanDetail>({}) },
    acceptedOffer: async () => offer,
    notify: createRateNotice({
      profileOf: () => standIn<CustomerProfile>({ phone: '+85251234567', language }),
      enqueueMessage: async (_outbox, { text }) => void texts.push(text),
      brandNames: { en: 'Harbour Key', hk: '港鑰', cn: '港钥' },
      siteUrl: 'https://lender.example',
      now,
      newId: () => 'message-1',
    }),
    now,
  });
  const change = (changes: Partial<typeof rate> & { version?: number } = {}) =>
    rates.changeRate('amy', record.account.loanNo, { ...rate, ...changes });
  return { change, rates, saved, audited, texts };
}

describe('Another rate that staff decide', () => {
  it('is saved, written down with its reason and told to the customer with the payment', async () => {
    const { change, saved, audited, texts } = setUp();
    const { comparison } = await change();
    expect(comparison.after.annualRate).toBe(4.5);
    expect(saved[0]?.terms.changes).toMatchObject([{ from: '2026-02-10', annualRate: 4.5 }]);
    expect(audited).toMatchObject([
      {
        staff: 'amy',
        target: 'loan:LN-2026-00000003',
        before: { action: 'rate-change', reason: 'The prime rate fell.' },
        after: [{ seq: 2, kind: 'rate-change', terms: { annualRate: 4.5 } }],
      },
    ]);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('from 10 February 2026');
    expect(texts[0]).toContain('4.50% a year instead of 6.00%');
    expect(texts[0]).toContain('Your payment on 10 March 2026 is HK$');
    expect(texts[0]).toContain('https://lender.example/en/');
  });

  it.each<[Locale, string]>([
    ['hk', '年利率由7.30%改為4.50%。'],
    ['cn', '年利率由7.30%变更为4.50%。'],
  ])('is told in %s, without a payment where that depends on use', async (language, words) => {
    const record = recordOfLoan(revolvingLoan({ startsOn: '2026-01-01' }));
    const { change, texts } = setUp({ record, language });
    await change();
    expect(texts[0]).toContain(words);
  });

  it.each([
    ['costs more than the lender allows', { annualRate: 35 }],
    ['counts before today though it is higher', { annualRate: 7, from: '2026-01-19' }],
  ])('is refused where it %s', async (_why, changes) => {
    const { change, saved, texts } = setUp();
    await expect(change(changes)).rejects.toMatchObject({ code: 'validation_failed' });
    expect([saved, texts]).toEqual([[], []]);
  });

  it.each<[Locale, string]>([
    ['en', 'Your payment on 10 February 2026 is HK$'],
    ['hk', '尚餘48期，最後供款日為2030年1月10日'],
    ['cn', '还剩48期，最后还款日为2030年1月10日'],
  ])(
    'may be other payments instead, which are saved, written down and told in %s',
    async (language, words) => {
      const { rates, saved, audited, texts } = setUp({ language });
      await rates.restructure('amy', 'LN-2026-00000003', {
        from: '2026-01-20',
        months: 48,
        sharesArrears: false,
        reason: 'Income fell.',
      });
      expect(saved[0]?.terms.changes).toMatchObject([{ annualRate: 6, tenorMonths: 48 }]);
      expect(audited).toMatchObject([
        { before: { action: 'restructure', reason: 'Income fell.' } },
      ]);
      expect(texts[0]).toContain(words);
    },
  );

  it('counts the fee of an accepted offer in what it costs', async () => {
    const record = { ...recordOfLoan(instalmentLoan()), applicationNumber: 'HK-2026-7F3K9Q2M' };
    const fees = (amount: number) =>
      standIn<OfferBody>({
        kind: 'principalAndInterest',
        annualRate: 6,
        tenorMonths: 24,
        amount: 1_000_000,
        fees: [{ label: 'Handling', amount }],
      });
    await expect(
      setUp({ record, offer: fees(0) }).change({ annualRate: 28 }),
    ).resolves.toBeTruthy();
    await expect(
      setUp({ record, offer: fees(60_000) }).change({ annualRate: 28 }),
    ).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is refused on another version than the one that staff saw, and of an unknown loan', async () => {
    const { change, rates } = setUp();
    await expect(change({ version: 7 })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await expect(rates.changeRate('amy', 'LN-2026-00000009', rate)).rejects.toThrow('not_found');
  });
});

import { openLoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import {
  setUpRequests,
  type Situation as FullSituation,
} from '@test/support/backoffice/customer-requests';

type Situation = Partial<FullSituation>;
const mortgage = openLoanAccount('L-1', {
  annualRate: 12,
  startsOn: '2026-05-01',
  tenorMonths: 60,
  limitCents: null,
  kind: 'principalAndInterest',
  amountCents: 100_000_00,
});
const setUp = (situation: Situation = {}) => setUpRequests({ account: mortgage, ...situation });
const refusal = (fields: object) => ({ code: 'validation_failed', details: { fields } });

describe('An autopay instruction', () => {
  // HK$100,000 at 1 % a month over 60 months is repaid by HK$2,224.44 a month.
  const proven = 'autopay:L-1:222444:004:123456789833';

  it('is taken from the next payment on, with the code for exactly it, and shows four digits', async () => {
    const { collect, accepted } = setUp({ proven });
    await collect(2_224.44);
    expect(accepted).toEqual([
      {
        kind: 'autopay',
        loanNo: 'L-1',
        amountCents: 222_444,
        detail: '004 ••••9833',
        payload: JSON.stringify({
          accountNumber: '123-456789-833',
          holder: 'CHAN TAI MAN',
          bankCode: '004',
        }),
      },
    ]);
    await expect(collect(2_224.45)).rejects.toMatchObject({ code: 'step_up_required' });
  });

  it.each<{ why: string; situation?: Situation; amount?: number; bank?: string; fields: object }>([
    {
      why: 'it would not cover the next payment',
      amount: 2_224.43,
      fields: { maxAmount: { key: 'belowNextPayment', limit: 2_224.44 } },
    },
    { why: 'no bank has the code', bank: '999', fields: { bankCode: { key: 'unknownBank' } } },
    {
      why: 'the loan is paid back',
      situation: { account: { ...mortgage, state: 'settled' } },
      fields: { loanNo: { key: 'loanSettled' } },
    },
    {
      why: 'one is asked for already',
      situation: { hasOpenRequest: true },
      fields: { loanNo: { key: 'requestOpen' } },
    },
  ])('is refused where $why', async ({ situation, amount = 3_000, bank, fields }) => {
    await expect(setUp(situation).collect(amount, bank)).rejects.toMatchObject(refusal(fields));
  });

  it('is ended once it is set up, and only then', async () => {
    const row = { kind: 'autopay', loanNo: 'L-1' } as const;
    const { endCollecting, accepted } = setUp({ row: { ...row, state: 'completed' } });
    await endCollecting();
    expect(accepted).toEqual([{ kind: 'autopay-end', loanNo: 'L-1' }]);
    await expect(
      setUp({ row: { ...row, state: 'declined' } }).endCollecting(),
    ).rejects.toMatchObject(refusal({ loanNo: { key: 'noAutopay' } }));
  });
});

describe('The release of a mortgage', () => {
  const paidBack = {
    account: { ...mortgage, state: 'settled' },
    property: 'Flat 8, Cityplaza',
  } as const;

  it('is asked for with the solicitor once the loan is paid back', async () => {
    const { release, accepted } = setUp(paidBack);
    await release();
    expect(accepted).toEqual([{ kind: 'release', loanNo: 'L-1', detail: 'Chan & Co.' }]);
  });

  it.each<{ why: string; situation: Situation; key: string }>([
    { why: 'the loan runs', situation: { property: 'Flat 8' }, key: 'notSettled' },
    {
      why: 'no property stands behind it',
      situation: { account: paidBack.account },
      key: 'noMortgage',
    },
    {
      why: 'it is asked for already',
      situation: { ...paidBack, hasOpenRequest: true },
      key: 'requestOpen',
    },
  ])('is refused where $why', async ({ situation, key }) => {
    await expect(setUp(situation).release()).rejects.toMatchObject(refusal({ loanNo: { key } }));
  });
});

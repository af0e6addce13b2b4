import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { openLoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import {
  caller,
  setUpRequests,
  today,
  type Situation as FullSituation,
} from '@test/support/backoffice/customer-requests';

type Situation = Partial<FullSituation>;
const terms = {
  annualRate: 12,
  startsOn: '2026-05-01',
  tenorMonths: 60,
  limitCents: null,
} as const;
const mortgage = openLoanAccount('L-1', {
  ...terms,
  kind: 'principalAndInterest',
  amountCents: 100_000_00,
});
const revolving = openLoanAccount('L-1', {
  ...terms,
  kind: 'revolving',
  amountCents: 0,
  limitCents: 500_000_00,
});
const overdue = billDuePeriods(
  openLoanAccount('L-1', {
    ...terms,
    kind: 'principalAndInterest',
    startsOn: '2026-01-01',
    amountCents: 100_000_00,
  }),
  today,
);
const nearlyPaid = openLoanAccount('L-1', {
  ...terms,
  kind: 'interestOnly',
  tenorMonths: 2,
  amountCents: 100_000_00,
});

const setUp = (situation: Situation = {}) => setUpRequests({ account: mortgage, ...situation });

const refusal = (fields: object) => ({ code: 'validation_failed', details: { fields } });

describe('A payment holiday that is asked for', () => {
  it('begins on the next due day and keeps its reason for whoever decides', async () => {
    const { holiday, accepted } = setUp();
    await holiday(3);
    expect(accepted).toEqual([
      { kind: 'payment-holiday', loanNo: 'L-1', months: 3, on: '2026-06-01', payload: 'A baby.' },
    ]);
  });

  it.each<{ why: string; situation: Situation; fields: object }>([
    {
      why: 'one is asked for already',
      situation: { hasOpenRequest: true },
      fields: { loanNo: { key: 'requestOpen' } },
    },
    {
      why: 'a payment is overdue',
      situation: { account: overdue },
      fields: { loanNo: { key: 'loanOverdue' } },
    },
    {
      why: 'the loan is revolving',
      situation: { account: revolving },
      fields: { loanNo: { key: 'noHolidayForThis' } },
    },
    {
      why: 'too few payments are left',
      situation: { account: nearlyPaid },
      fields: { months: { key: 'tooFewPaymentsLeft' } },
    },
  ])('is refused where $why', async ({ situation, fields }) => {
    const { holiday, accepted } = setUp(situation);
    await expect(holiday()).rejects.toMatchObject(refusal(fields));
    expect(accepted).toEqual([]);
  });

  it('is refused as unknown for the loan of another customer', async () => {
    await expect(setUp({ owner: 'customer-2' }).holiday()).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(setUp().holiday(3, 'L-9')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('A credit limit that is asked for', () => {
  it('needs a code for exactly this limit', async () => {
    const proven = 'credit-limit:L-1:60000050';
    const { limit, accepted } = setUp({ account: revolving, proven });
    await expect(limit(600_001)).rejects.toMatchObject({ code: 'step_up_required' });
    await limit(600_000.5);
    expect(accepted).toEqual([{ kind: 'credit-limit', loanNo: 'L-1', amountCents: 600_000_50 }]);
  });

  it.each<{ why: string; situation: Situation; newLimit?: number; fields: object }>([
    {
      why: 'the loan has none',
      situation: { account: mortgage },
      fields: { loanNo: { key: 'notRevolving' } },
    },
    {
      why: 'the loan is paid back',
      situation: { account: { ...revolving, state: 'settled' } },
      fields: { loanNo: { key: 'notRevolving' } },
    },
    {
      why: 'it is no higher than it is',
      situation: { account: revolving },
      newLimit: 500_000,
      fields: { newLimit: { key: 'aboveLimit', limit: 500_000 } },
    },
    {
      why: 'one is asked for already',
      situation: { account: revolving, hasOpenRequest: true },
      fields: { loanNo: { key: 'requestOpen' } },
    },
  ])('is refused where $why', async ({ situation, newLimit = 600_000, fields }) => {
    const { limit } = setUp({ ...situation, proven: 'credit-limit:L-1:60000000' });
    await expect(limit(newLimit)).rejects.toMatchObject(refusal(fields));
  });
});

describe('A settlement that is asked for', () => {
  const outOfRange = { on: { key: 'outOfRange', limit: '2026-05-04 – 2026-07-03' } };

  it.each(['2026-05-04', '2026-07-03'])('may be on %s', async (on) => {
    const { settle, accepted } = setUp();
    await settle(on);
    expect(accepted).toEqual([{ kind: 'settlement', loanNo: 'L-1', on }]);
  });

  it.each<{ why: string; situation?: Situation; on?: string; fields: object }>([
    { why: 'the day is past', on: '2026-05-03', fields: outOfRange },
    { why: 'the day is more than 60 days ahead', on: '2026-07-04', fields: outOfRange },
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
  ])('is refused where $why', async ({ situation, on = today, fields }) => {
    await expect(setUp(situation).settle(on)).rejects.toMatchObject(refusal(fields));
  });
});

describe('A part repayment that is asked for', () => {
  it.each([
    // HK$100,000 is owed; from 1 June with HK$1,000 of interest, 1 % of it.
    ['2026-05-20', 99_999.99],
    ['2026-06-01', 100_999.99],
  ])('may be all but the last cent of what clears the loan on %s', async (on, amount) => {
    const { prepay, accepted } = setUp();
    await prepay(amount, on);
    expect(accepted).toEqual([
      { kind: 'prepayment', loanNo: 'L-1', amountCents: Math.round(amount * 100), on },
    ]);
    await expect(prepay(amount + 0.01, on)).rejects.toMatchObject(
      refusal({ amount: { key: 'wouldSettle', limit: amount } }),
    );
  });

  it.each<{ why: string; situation?: Situation; on?: string; fields: object }>([
    {
      why: 'the day is past',
      on: '2026-05-03',
      fields: { on: { key: 'outOfRange', limit: '2026-05-04 – 2026-07-03' } },
    },
    {
      why: 'the loan is revolving',
      situation: { account: revolving },
      fields: { loanNo: { key: 'alwaysToPrincipal' } },
    },
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
  ])('is refused where $why', async ({ situation, on = today, fields }) => {
    await expect(setUp(situation).prepay(1_000, on)).rejects.toMatchObject(refusal(fields));
  });
});

describe('The requests of a customer', () => {
  it('are listed and found decrypted, and nobody else’s', async () => {
    const { service } = setUp();
    const view = { reference: 'RQ-1', amount: 12.5, detail: 'loan', canCancel: true };
    expect(await service.list(caller)).toMatchObject([view]);
    expect(await service.find(caller, 'RQ-1')).toMatchObject(view);
    await expect(service.find(caller, 'RQ-9')).rejects.toMatchObject({ code: 'not_found' });
    const other = { ...caller, customerId: 'customer-2' };
    await expect(service.find(other, 'RQ-1')).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.cancel(other, 'RQ-1')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['needs-code', 'received', 'in-review'] as const)(
    'are cancelled while %s, written down and told',
    async (state) => {
      const { service, steps, told } = setUp({ row: { state } });
      await service.cancel(caller, 'RQ-1');
      expect(steps).toMatchObject([{ state: 'cancelled', by: 'customer' }]);
      expect(told).toEqual(['cancelled']);
    },
  );

  it.each(['approved', 'completed', 'declined', 'cancelled'] as const)(
    'are not cancelled once %s',
    async (state) => {
      const { service, steps, told } = setUp({ row: { state } });
      await expect(service.cancel(caller, 'RQ-1')).rejects.toMatchObject({ code: 'conflict' });
      expect([steps, told]).toEqual([[], []]);
    },
  );
});

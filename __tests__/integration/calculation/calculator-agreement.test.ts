import fc from 'fast-check';
import { calculationSchema } from '@/contracts/calculation';
import { calculatorConfigSchema, type CalculatorConfig } from '@/contracts/site/site';
import {
  emptyForm,
  resolveLoanFigures,
  type LoanInputValues,
} from '@/features/calculation/calculator-form';
import { parseForm, serialiseForm } from '@/features/calculation/calculator-query';
import { toLoanInput, calculateResult } from '@/features/calculation/loan-results';
import { startTestApi, type TestApi } from '@test/support/api/test-api';

let api: TestApi;
let config: CalculatorConfig;
beforeAll(async () => {
  api = await startTestApi('postgres');
  config = calculatorConfigSchema.parse((await api.call('/loan-cal/config')).body);
});
afterAll(() => api.close());

const wishes = fc.record({
  paymentType: fc.constantFrom('principalAndInterest', 'interestOnly', 'revolving'),
  loanAmount: fc.integer({ min: 200_000, max: 4_000_000 }),
  tenorMonths: fc.integer({ min: 2, max: 240 }),
  annualRate: fc.integer({ min: 10, max: 3_000 }).map((hundredths) => hundredths / 100),
  frequency: fc.constantFrom('monthly', 'fortnightly'),
  startDate: fc.constantFrom(null, '2026-01-31'),
  basis: fc.constantFrom('30/360', 'act/365'),
  fee: fc.constantFrom(null, 5_000),
  rateChanges: fc.array(
    fc.record({
      afterMonth: fc.integer({ min: 1, max: 240 }),
      annualRate: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 3 },
  ),
  drawdown: fc.option(
    fc.record({
      afterMonth: fc.integer({ min: 1, max: 240 }),
      amount: fc.integer({ min: 10_000, max: 2_000_000 }),
    }),
  ),
});

/** The loan as somebody who opens the shared address gets it. */
const shared = (loan: LoanInputValues): LoanInputValues =>
  parseForm(serialiseForm({ ...emptyForm, loan })).loan;

it('The calculator page agrees with the API to the cent, changes during the term included', async () => {
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      const figures = resolveLoanFigures(shared({ ...emptyForm.loan, ...wish }), config);
      const { paymentType, ...body } = toLoanInput(figures);
      const answer = await api.call(`/loan-cal/${paymentType}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, schedule: true }),
      });
      expect(answer).toMatchObject({ status: 200 });
      expect(calculationSchema.parse(answer.body)).toEqual(calculateResult(figures));
    }),
    { numRuns: 60 },
  );
});

import { bookLoan, endHold } from '../account/customer';
import { dataOf, type TestApi } from '../api/test-api';
import { approve } from '../staff/approvals';

let draws = 0;

/** A draw-down of HK$5,000 of a customer with a bank account, whose money waits to be approved; answers the payment order. */
export async function placePayment(api: TestApi, customerId: string): Promise<string> {
  await endHold(api, customerId);
  const loanNo = await bookLoan(api, customerId, {
    kind: 'revolving',
    amount: undefined,
    creditLimit: 100_000,
    annualRate: 9,
    startsOn: '2026-11-01',
  });
  const body = { amount: 5_000, reference: `placed ${(draws += 1)}` };
  await approve(api, await api.desk('POST', `/loans/${loanNo}/drawdowns`, { body }));
  const { data } = await api.container.payments.orders.list({
    loan: loanNo,
    sort: 'newest',
    limit: 1,
  });
  return String(data[0]?.id);
}

/** Has a second person let a payment go out. */
export async function approvePayment(api: TestApi, id: string): Promise<void> {
  await approve(api, await api.desk('POST', `/payment-orders/${id}/release`, { body: {} }));
}

/** Puts what is approved into a file; answers its number. */
export const makePaymentFile = async (api: TestApi): Promise<string> =>
  dataOf(await api.desk('POST', '/payment-files', { body: { format: 'csv' } })).id;

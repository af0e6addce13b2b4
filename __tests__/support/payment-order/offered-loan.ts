import { issueStepUpProof, type TestCustomer } from '../account/customer';
import type { TestApi } from '../api/test-api';
import { sampleOffer } from '../application/sample-offer';
import { phone } from '../otp/otp-client';
import { approve } from '../staff/approvals';

/** Takes an application to a booked loan of the accepted offer; answers its number. */
export async function bookOfferedLoan(
  api: TestApi,
  { number, customer }: { number: string; customer: TestCustomer },
): Promise<string> {
  await api.desk('PUT', `/applications/${number}/state`, {
    body: { state: 'in-assessment', note: 'x' },
  });
  const made = await api.desk('POST', `/applications/${number}/offers`, { body: sampleOffer });
  const offer = String((await approve(api, made)).result);
  const proof = await issueStepUpProof(api, {
    phone,
    operation: `accept-offer:${offer}:300000000`,
  });
  await customer.call(`/los/offers/${offer}/acceptance`, { method: 'POST', body: {}, proof });
  const { kind, amount, annualRate, tenorMonths } = sampleOffer;
  const terms = { kind, amount, annualRate, tenorMonths, fee: 3_000, startsOn: '2026-11-16' };
  const loan = await api.desk('POST', '/loans', { body: { applicationNumber: number, ...terms } });
  return String((await approve(api, loan)).result);
}

import { decideRequest } from '@test/support/account/decide-request';
import { bookLoan, signInAs } from '@test/support/account/customer';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('The closing of an account on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const decide = (reference: string, state: string) =>
    decideRequest(api, reference, { note: 'checked', state });
  const close = { method: 'POST', body: {} };

  it('is refused while a loan runs', async () => {
    const customer = await signInAs(api, '+85291234561');
    await bookLoan(api, customer.customerId);
    expect(fieldsOf(await customer.call('/user/closure', close))).toEqual({
      account: 'A loan is still running. You can close the account once it is repaid.',
    });
  });

  it('is asked for once, and ends sessions and marketing when staff complete it', async () => {
    const customer = await signInAs(api, '+85291234562');
    await customer.call('/user/preferences', { method: 'PUT', body: { marketing: true } });
    const { reference } = dataOf(await customer.call('/user/closure', close));
    expect(Object.keys(fieldsOf(await customer.call('/user/closure', close)))).toEqual(['account']);
    expect((await customer.call('/user/info')).status).toBe(200);
    expect((await decide(reference, 'completed')).status).toBe(200);
    expect((await customer.call('/user/info')).status).toBe(403);
    const again = await signInAs(api, '+85291234562');
    expect(dataOf(await again.call('/user/info'))).toMatchObject({ marketing: false });
  });

  it('is not completed for a customer who borrowed meanwhile', async () => {
    const customer = await signInAs(api, '+85291234563');
    const { reference } = dataOf(await customer.call('/user/closure', close));
    await bookLoan(api, customer.customerId);
    expect(Object.keys(fieldsOf(await decide(reference, 'completed')))).toEqual(['state']);
    expect((await customer.call('/user/info')).status).toBe(200);
  });
});

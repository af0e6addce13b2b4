import { decideRequest } from '@test/support/account/decide-request';
import {
  bookLoan,
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Autopay of a loan that is paid back, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  const phone = '+85291234567';
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, phone, { language: 'hk' });
  });
  beforeEach(async () => {
    // All of it, HK$101,000, is due after its one month.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 100_000,
      annualRate: 12,
      tenorMonths: 1,
      startsOn: '2026-10-16',
    });
  });
  afterAll(() => api.close());

  const ask = async (): Promise<string> => {
    const operation = `autopay:${loanNo}:11000000:004:123456789833`;
    const answer = await customer.call('/los/autopay', {
      method: 'POST',
      proof: await issueStepUpProof(api, { phone, operation }),
      body: {
        loanNo,
        bankCode: '004',
        accountNumber: '123456789833',
        holder: 'CHAN TAI MAN',
        maxAmount: 110_000,
      },
    });
    return dataOf(answer).reference;
  };
  const payBack = () =>
    api.desk('POST', `/loans/${loanNo}/payments`, {
      body: { amount: 101_000, reference: `FPS ${loanNo}` },
    });
  const requests = async () =>
    dataOf(await customer.call('/los/requests')).filter(
      (request: { loanNo: string }) => request.loanNo === loanNo,
    );
  const endings = async () =>
    (await textsTo(api, phone)).filter((text) => text.includes(loanNo) && text.includes('終止'));
  const runJob = () => api.container.requests.endAutopay();

  it('ends by itself, once, and the customer is told in their language', async () => {
    const reference = await ask();
    await decideRequest(api, reference, { state: 'completed', note: 'Set up.' });
    await runJob();
    expect(await requests()).toHaveLength(1);
    api.setNow('2026-11-16T04:01:00Z');
    await payBack();
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await requests()).toMatchObject([
      {
        kind: 'autopay-end',
        state: 'completed',
        detail: '004 ••••9833',
        history: [{ state: 'completed', message: '貸款已全數還清。' }],
      },
      { reference, kind: 'autopay', state: 'completed' },
    ]);
    expect(await endings()).toHaveLength(1);
  });

  it('is not set up any more where it was only asked for', async () => {
    const reference = await ask();
    await payBack();
    await runJob();
    expect(await requests()).toMatchObject([{ reference, state: 'declined', canCancel: false }]);
    expect(await endings()).toHaveLength(1);
    await runJob();
    expect(await endings()).toHaveLength(1);
  });
});

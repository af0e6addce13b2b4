import { commonConfigSchema } from '@/contracts/site/site';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { resetApplications } from '@test/support/application/application-api';
import { fastPassForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const note = 'as the credit committee decided';
const at = '2026-11-23T04:00:00Z';

describe.each(usualEngines)('What the lender promises, set at the desk, on %s', (engine) => {
  let api: TestApi;
  let amy: StaffBrowser;
  let ben: StaffBrowser;
  beforeAll(async () => {
    api = await startTestApi(engine);
    api.setNow(at);
    const roles = ['administrator' as const];
    amy = (await signInStaff(api, { email: 'amy@lender.hk', roles, at })).browser;
    ben = (await signInStaff(api, { email: 'ben@lender.hk', roles, at })).browser;
  });
  afterAll(() => api.close());

  const promisesNow = async () =>
    commonConfigSchema.parse((await api.call('/site/config')).body).promises;
  const ask = async (name: string, changes: object, from?: string) => {
    const { value } = dataOf(await amy.get(`/desk/settings/${name}`));
    return amy.post(`/desk/settings/${name}/changes`, {
      value: { ...value, ...changes },
      note,
      ...(from ? { from } : {}),
    });
  };
  async function decide(name: string, changes: object, from?: string): Promise<void> {
    const { id } = dataOf(await ask(name, changes, from));
    const { hash } = dataOf(await ben.get(`/desk/approvals/${id}`));
    expect((await ben.post(`/desk/approvals/${id}/approval`, { hash })).status).toBe(200);
  }

  /** What a fast pass of today is told. */
  const indicated = async () => {
    const browser = await resetApplications(api);
    api.setNow(at);
    return (await browser.apply({ product: 'fast-pass', form: fastPassForm() })).indicative;
  };

  it('is told to pages from its day on, and until then as delivered', async () => {
    expect(await promisesNow()).toBeUndefined();
    await decide('reward', { reward: 12_000, rewardDrawDown: 120 }, '2026-12-01');
    await decide('proofs', { addressProof: 2 });
    expect(await promisesNow()).toEqual({ addressProof: 2 });
    api.setNow('2026-11-30T16:00:00Z');
    await api.container.settings.publishDue();
    await api.container.contentFeed.refresh();
    expect(await promisesNow()).toEqual({ addressProof: 2, reward: 12_000, rewardDrawDown: 120 });
    api.setNow(at);
  });

  it('says on pages how long withdrawals wait where that was made longer', async () => {
    await decide('safety', { payoutHold: 48 });
    expect(await promisesNow()).toMatchObject({ payoutHold: 48 });
  });

  it('counts indications by it, and leaves those that were given', async () => {
    const before = await indicated();
    expect(before?.figures).toMatchObject({ validUntil: '2026-12-21' });
    await decide('indications', {
      indicationValid: 14,
      stressRate: 10,
      debtServicingReview: 45,
    });
    await decide('proofs', { incomeProof: 4 });
    const indicative = await indicated();
    expect(indicative?.figures).toMatchObject({ validUntil: '2026-12-07' });
    expect(indicative?.figures?.payments[1]).toMatchObject({ kind: 'tested', annualRate: 10 });
    expect(indicative?.reasons.map(({ textEn }) => textEn)).toEqual([
      'Counting this loan at 10% a year, your monthly debt payments would be more than 45% of your income.',
    ]);
    expect(indicative?.toVerify.map(({ textEn }) => textEn)).toContain(
      'Proof of income for the last 4 months',
    );
  });

  it.each([
    ['indications', { debtServicingMax: 40 }, { debtServicingReview: '40%' }],
    ['indications', { debtServicingMax: 100.5 }, { debtServicingMax: '100 or less' }],
    ['indications', { stressRate: 36.5 }, { stressRate: '36% or less' }],
    ['indications', { indicationValid: 6 }, { indicationValid: '7 or more' }],
    ['answers', { release: 11 }, { release: '10 or less' }],
    ['answers', { jobAnswer: 0 }, { jobAnswer: '1 or more' }],
    ['reward', { reward: 0 }, { reward: '1 or more' }],
    ['proofs', { companyAccounts: 1.5 }, { companyAccounts: 'whole' }],
  ])('is refused at its field: %s %j', async (name, wrong, words) => {
    const answer = await ask(name, wrong);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual(
      Object.fromEntries(
        Object.entries(words).map(([field, word]) => [
          `value.${field}`,
          expect.stringContaining(word),
        ]),
      ),
    );
  });
});

import { startLender } from '@test/support/lender-api/lender-calls';
import { loanNo } from '@test/support/lender-api/data/account';
import { everydayHabits, loosenesses, type Looseness } from '@test/support/lender-api/looseness';

type Reading = [
  key: string,
  read: (call: ReturnType<typeof startLender>['call']) => Promise<unknown>,
];

const contentReadings: Reading[] = [
  ['notifications', (call) => call('notifications', {})],
  ['maintenance', (call) => call('maintenance', {})],
  ['page', (call) => call('page', { params: { slug: 'home' } })],
  ['navs', (call) => call('navs', {})],
  ['banners', (call) => call('banners', {})],
  ['personas', (call) => call('personas', {})],
  ['faqs', (call) => call('faqs', {})],
  ['jobs', (call) => call('jobs', {})],
  ['privateLinks', (call) => call('privateLinks', {})],
  ['csContacts', (call) => call('csContacts', {})],
  ['generalContact', (call) => call('generalContact', {})],
  ['sectionCards', (call) => call('sectionCards', {})],
  ['sectionTools', (call) => call('sectionTools', { params: { slug: 'usefull-tools' } })],
  ['sectionPageEntries', (call) => call('sectionPageEntries', {})],
  ['sectionVideos', (call) => call('sectionVideos', {})],
  ['valuationSwitch', (call) => call('valuationSwitch', {})],
  ['commonConfig', (call) => call('commonConfig', {})],
  ['calculatorConfig', (call) => call('calculatorConfig', {})],
  ['rules', (call) => call('rules', {})],
];
const otherReadings: Reading[] = [
  ['applyRule', (call) => call('applyRule', { body: { answers: { purpose: 'cash' } } })],
  [
    'calculate',
    (call) => call('calculate', { params: { paymentType: 'interestOnly' }, query: {} }),
  ],
  ['addressSearch', (call) => call('addressSearch', { query: { q: 'peak' } })],
  ['areas', (call) => call('areas', { query: {} })],
  ['floorInfo', (call) => call('floorInfo', { query: {} })],
  ['roomInfo', (call) => call('roomInfo', { query: {} })],
  ['quote', (call) => call('quote', { body: {} })],
  [
    'documentSlots',
    (call) => call('documentSlots', { query: { product: 'first', applicantType: 'salaried' } }),
  ],
];
const customerReadings: Reading[] = [
  ['userInfo', (call) => call('userInfo', {})],
  ['userSessions', (call) => call('userSessions', {})],
  ['loans', (call) => call('loans', {})],
  ['loan', (call) => call('loan', { params: { loanNo } })],
  ['internetStmDate', (call) => call('internetStmDate', { query: {} })],
  ['custApplLoanList', (call) => call('custApplLoanList', {})],
  ['serviceRequests', (call) => call('serviceRequests', {})],
  [
    'settlementQuote',
    (call) => call('settlementQuote', { query: { loan_no: loanNo, on: '2026-12-01' } }),
  ],
  ['withdrawalLimits', (call) => call('withdrawalLimits', { query: { loan_no: loanNo } })],
  [
    'paymHolidayPreview',
    (call) => call('paymHolidayPreview', { query: { loan_no: loanNo, months: 2 } }),
  ],
];

/** Calls as a customer whose code was right. */
async function signIn(call: ReturnType<typeof startLender>['call']): Promise<void> {
  await call('verifyOtp', { body: { phone: '51234567', code: '246810', purpose: 'sign-in' } });
}

const readings = [...contentReadings, ...otherReadings, ...customerReadings];

describe('What a lender says loosely means the same as what he says exactly', () => {
  // English stands in for a missing language, so an answer in English alone is compared in English.
  const exact: readonly Looseness[] = [
    'numbersAsText',
    'booleansAsNumbers',
    'extraFields',
    'bareArray',
    'big',
    'foreignCookie',
    'wrongCharset',
  ];
  it.each(exact)('in every answer with %s', async (habit) => {
    const tidy = startLender();
    const loose = startLender();
    await signIn(tidy.call);
    loose.lender.behave(habit);
    await signIn(loose.call);
    for (const [key, read] of readings)
      expect([key, await read(loose.call)]).toEqual([key, await read(tidy.call)]);
  });

  it('in every answer with all everyday habits at once, which can all be read', async () => {
    const { lender, call } = startLender();
    lender.behave(...everydayHabits);
    await signIn(call);
    for (const [key, read] of readings) await expect(read(call).then(() => key)).resolves.toBe(key);
  });
});

/** Every text of an answer by its path, except of its languages other than this one. */
function textsIn(value: unknown, suffix: string): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, suffix));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /(?:En|Hk|Cn)$/.test(key) && !key.endsWith(suffix) ? [] : textsIn(inner, suffix),
  );
}

describe('A language that a lender leaves out', () => {
  it.each(['Hk', 'Cn'])('is read in English: %s', async (suffix) => {
    const tidy = startLender();
    const loose = startLender();
    loose.lender.behave('englishOnly');
    for (const [key, read] of contentReadings) {
      const english = textsIn(await read(tidy.call), 'En');
      expect([key, textsIn(await read(loose.call), suffix)]).toEqual([key, english]);
    }
  });

  it('is read in Chinese where there is no English', async () => {
    const tidy = startLender();
    const loose = startLender();
    loose.lender.behave('chineseOnly');
    for (const [key, read] of contentReadings) {
      const chinese = textsIn(await read(tidy.call), 'Hk');
      expect([key, textsIn(await read(loose.call), 'En')]).toEqual([key, chinese]);
    }
  });
});

describe('A list with items that are none', () => {
  const lists = contentReadings.filter(
    ([key]) =>
      ![
        'maintenance',
        'page',
        'valuationSwitch',
        'commonConfig',
        'calculatorConfig',
        'rules',
      ].includes(key),
  );
  it.each(lists)('keeps the others: %s', async (_key, read) => {
    const tidy = startLender();
    const loose = startLender();
    loose.lender.behave('brokenItem');
    expect(await read(loose.call)).toEqual(await read(tidy.call));
  });

  it.each(
    customerReadings.filter(([key]) =>
      ['loans', 'internetStmDate', 'custApplLoanList', 'serviceRequests'].includes(key),
    ),
  )('is refused where it is a customer’s own: %s', async (key, read) => {
    const { lender, call } = startLender();
    await signIn(call);
    lender.behave('brokenItem');
    await expect(read(call).then(() => key)).rejects.toMatchObject({ code: 'bad_answer' });
  });
});

describe('Every looseness of this lender', () => {
  it('changes some answer, or it would test nothing', async () => {
    const { lender } = startLender();
    const call = (path: string) =>
      lender.serve({
        method: 'GET',
        path,
        query: new URLSearchParams(),
        headers: {},
        cookies: { login_token: 'x' },
        body: {},
        bytes: '',
      }).answer;
    const paths = [
      '/site/pages/home',
      '/site/navs',
      '/site/config',
      '/user/info',
      '/evaluation/areas',
    ];
    const before = paths.map(call);
    for (const [name, loosen] of Object.entries(loosenesses))
      expect([name, before.map((answer) => loosen(answer))]).not.toEqual([name, before]);
  });
});

import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { callEndpoint } from '@/lib/api/call-endpoint';
import type { Answer } from '@test/support/lender-api/call';
import { lenderAdapter } from '@test/support/lender-api/lender-client';
import { createLender, type Lender } from '@test/support/lender-api/lender-api';
import { loanNo } from '@test/support/lender-api/data/account';
import {
  everydayHabits,
  loosenesses,
  type Habit,
  type Looseness,
} from '@test/support/lender-api/looseness';

function start() {
  const lender = createLender();
  const adapter = lenderAdapter(lender);
  const call = <K extends EndpointKey>(
    key: K,
    request: EndpointRequest<K>,
    { locale = 'en', timeoutMs = 60 }: { locale?: Locale; timeoutMs?: number } = {},
  ) => callEndpoint(key, request, { locale, timeoutMs, adapter });
  return { lender, call };
}

type Reading = [key: string, read: (call: ReturnType<typeof start>['call']) => Promise<unknown>];

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
async function signIn(call: ReturnType<typeof start>['call']): Promise<void> {
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
    const tidy = start();
    const loose = start();
    await signIn(tidy.call);
    loose.lender.behave(habit);
    await signIn(loose.call);
    for (const [key, read] of readings)
      expect([key, await read(loose.call)]).toEqual([key, await read(tidy.call)]);
  });

  it('in every answer with all everyday habits at once, which can all be read', async () => {
    const { lender, call } = start();
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
    const tidy = start();
    const loose = start();
    loose.lender.behave('englishOnly');
    for (const [key, read] of contentReadings) {
      const english = textsIn(await read(tidy.call), 'En');
      expect([key, textsIn(await read(loose.call), suffix)]).toEqual([key, english]);
    }
  });

  it('is read in Chinese where there is no English', async () => {
    const tidy = start();
    const loose = start();
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
    const tidy = start();
    const loose = start();
    loose.lender.behave('brokenItem');
    expect(await read(loose.call)).toEqual(await read(tidy.call));
  });

  it.each(
    customerReadings.filter(([key]) =>
      ['loans', 'internetStmDate', 'custApplLoanList', 'serviceRequests'].includes(key),
    ),
  )('is refused where it is a customer’s own: %s', async (key, read) => {
    const { lender, call } = start();
    await signIn(call);
    lender.behave('brokenItem');
    await expect(read(call).then(() => key)).rejects.toMatchObject({ code: 'bad_answer' });
  });
});

describe('A page', () => {
  it('without words in any language is a page without title', async () => {
    const { lender, call } = start();
    lender.loosen('GET /site/pages/*', 'noLanguage');
    expect(await call('page', { params: { slug: 'career' } })).toMatchObject({
      titleEn: '',
      titleHk: '',
      descriptionCn: '',
      blocks: [],
    });
  });

  it('with no more than its blocks is read', async () => {
    const { lender, call } = start();
    const block = { type: 'prose', bodyEn: 'Words.' };
    lender.answer('GET /site/pages/*', {
      status: 200,
      body: { blocks: [block, { type: 'hologram' }] },
    });
    expect(await call('page', { params: { slug: 'career' } })).toMatchObject({
      updatedOn: '',
      blocks: [{ type: 'prose', bodyHk: 'Words.' }],
    });
  });
});

describe('A card with a picture of the lender’s own', () => {
  it.each([['rocket'], [null], [undefined]])('keeps its words: %p', async (icon) => {
    const { lender, call } = start();
    const card = { _id: 'a', titleEn: 'Our way', bodyEn: 'It is short.', href: '/faq', icon };
    lender.answer('GET /site/private-links', { status: 200, body: [card] });
    expect(await call('privateLinks', {})).toMatchObject({
      data: [{ titleHk: 'Our way', icon: 'document' }],
    });
  });
});

describe('A configuration', () => {
  it.each([
    [{}, { contactWaitSeconds: 180, logoutWaitSeconds: 120, uploadMaxMegabytes: 20, products: [] }],
    [
      { contactWaitSeconds: -5, logoutWaitSeconds: 'soon' },
      { contactWaitSeconds: 180, logoutWaitSeconds: 120 },
    ],
    [
      { contactWaitSeconds: '60', products: [{ key: 'first' }] },
      { contactWaitSeconds: 60, products: [] },
    ],
  ])('of %j has the values of the specification for the rest', async (body, expected) => {
    const { lender, call } = start();
    lender.answer('GET /site/config', { status: 200, body });
    expect(await call('commonConfig', {})).toMatchObject(expected);
  });
});

const failureOf = async (
  { lender, call }: { lender: Lender; call: ReturnType<typeof start>['call'] },
  answer: Answer,
): Promise<unknown> => {
  lender.answer('GET /site/faqs', answer);
  return call('faqs', {}).then(
    () => 'read',
    (error: unknown) => error,
  );
};

describe('A failure is told in', () => {
  it.each([
    ['the text of data', { data: 'No such phone', message: 'b', msg: 'c' }, 'No such phone'],
    ['the message', { data: { code: 7 }, message: 'Closed today', msg: 'c' }, 'Closed today'],
    ['msg', { msg: 'Closed today' }, 'Closed today'],
    ['error', { error: 'Closed today' }, 'Closed today'],
  ])('%s, without a code of the lender, and is his own word', async (_case, body, message) => {
    expect(await failureOf(start(), { status: 400, body })).toMatchObject({
      message,
      code: 'refused',
      status: 400,
    });
  });

  it.each([
    ['plain text', 'Out of order', 'text/plain'],
    ['HTML', '<html><body>502</body></html>', 'text/html'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a list', '[]', 'application/json'],
  ])('the transport’s words where the body is %s', async (_case, body, type) => {
    expect(
      await failureOf(start(), { status: 500, body, headers: { 'content-type': type } }),
    ).toMatchObject({
      message: 'Request failed with status code 500',
      code: 'err_bad_response',
    });
  });
});

describe('An answer that is none', () => {
  const none: [Habit, object][] = [
    ['empty', { code: 'bad_answer' }],
    ['nothing', { code: 'bad_answer' }],
    ['nullBody', { code: 'bad_answer' }],
    ['plainText', { code: 'bad_answer' }],
    ['html', { code: 'bad_answer' }],
    ['htmlAsJson', { code: 'bad_answer' }],
    ['serverError', { status: 500 }],
    ['notFound', { status: 404 }],
    ['forbidden', { status: 403, message: 'Sign in again.', endsSession: false }],
    ['forbiddenEmpty', { status: 403, endsSession: false }],
    ['silent', { status: 0, message: 'timeout of 60ms exceeded' }],
    ['half', { status: 0 }],
    ['down', { status: 0 }],
  ];
  it.each(none)('fails as such: %s', async (habit, expected) => {
    const { lender, call } = start();
    lender.behave(habit);
    await expect(call('navs', {})).rejects.toMatchObject({ name: 'ApiError', ...expected });
  });

  it.each(['forbidden', 'forbiddenEmpty'] as const)(
    'ends the session of a customer: %s',
    async (habit) => {
      const { lender } = start();
      lender.behave(habit);
      await expect(
        callEndpoint(
          'loans',
          {},
          { locale: 'en', adapter: lenderAdapter(lender), skipErrors: false },
        ),
      ).rejects.toMatchObject({ status: 403, endsSession: true });
    },
  );
});

describe('A business failure counts whatever its status', () => {
  it.each([200, 400, 422, 500])(
    'of a code that is not verified, with status %d',
    async (status) => {
      const { lender, call } = start();
      lender.answer('POST /user/signin', { status, body: { success: false } });
      const body = { phone: '51234567', code: '1', purpose: 'sign-in' } as const;
      expect(await call('verifyOtp', { body })).toEqual({ success: false, message: '' });
    },
  );

  it.each([200, 400])('of a code that is not sent, with status %d', async (status) => {
    const { lender, call } = start();
    const request = { body: { phone: '51234567', purpose: 'apply' } } as const;
    lender.answer('POST /user/sendOTP', {
      status,
      body: { success: '0', result: { error: 'Blocked' } },
    });
    expect(await call('sendOTP', request)).toMatchObject({
      success: false,
      result: { error: 'Blocked' },
    });
    lender.answer('POST /user/sendOTP', { status, body: { success: 2, msg: 'Too often' } });
    expect(await call('sendOTP', request)).toMatchObject({ success: false, msg: 'Too often' });
  });

  it.each([200, 409, 500])('of an application with rtn_msg, with status %d', async (status) => {
    const { lender, call } = start();
    const BODY = { appl_no: 'HK-2026-7F3K9Q2M', rtn_msg: 'Closed until Monday' };
    lender.answer('POST /los/createApplication', { status, body: { LOS: { BODY } } });
    expect(
      await call('createApplication', { body: { product: 'first', form: {}, language: 'en' } }),
    ).toEqual({ LOS: { BODY: { rtn_msg: 'Closed until Monday' } } });
  });

  it.each([
    [{ success: 0, data: { errorMessage: 'A' }, error: 'B', msg: 'C' }, 'A'],
    [{ success: 2, error: 'B', msg: 'C' }, 'B'],
    [{ success: false, msg: 'C' }, 'C'],
    [{ success: '0', data: null, msg: 'C' }, 'C'],
  ])('of a quote, with status 400: %j', async (body, text) => {
    const { lender, call } = start();
    lender.answer('POST /evaluation/quote', { status: 400, body });
    expect(await call('quote', { body: {} })).toMatchObject({
      success: 0,
      data: { errorMessage: text },
    });
  });

  it.each([
    [{ error: 'B', msg: 'C', message: 'D' }, 'B'],
    [{ msg: 'C', message: 'D' }, 'C'],
    [{ data: { errorMessage: 'A' }, error: 'B' }, 'A'],
    ['<html></html>', 'Request failed with status code 400'],
  ])(
    'of a quote that says nothing of success, in the order of the specification: %j',
    async (body, message) => {
      const { lender, call } = start();
      lender.answer('POST /evaluation/quote', { status: 400, body });
      await expect(call('quote', { body: {} })).rejects.toMatchObject({ message });
    },
  );
});

describe('Every looseness of this lender', () => {
  it('changes some answer, or it would test nothing', async () => {
    const { lender } = start();
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

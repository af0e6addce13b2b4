import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { amyToken, usualEngines } from '@test/support/database/test-database';

const staff = { authorization: `Bearer ${amyToken}` };
const terms = '/loan-cal/principalAndInterest?loanAmount=1000000&annualRate=3&tenorMonths=12';

describe.each(usualEngines)('Every answer of the API on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const ask = (path: string, init: RequestInit = {}) =>
    api.call(path, init, { clientAddress: '203.0.113.7', requestId: 'r-1' });

  it.each<[string, string, RequestInit, number]>([
    ['JSON', '/site/faqs', {}, 200],
    ['a calculation', terms, {}, 200],
    ['a calculation as CSV', terms, { headers: { accept: 'text/csv' } }, 200],
    ['a body that is left out', terms, { method: 'HEAD' }, 200],
    ['a list of the desk as a file', '/desk/exports/applications', { headers: staff }, 200],
    ['refused fields', '/loan-cal/principalAndInterest?loanAmount=x', {}, 400],
    ['a call from elsewhere', '/contactUs', { method: 'POST', headers: { cookie: 'a=b' } }, 400],
    ['nobody', '/desk/today', {}, 401],
    ['an unknown address', '/nowhere', {}, 404],
    ['a method that an address does not take', '/site/faqs', { method: 'DELETE' }, 405],
    ['the description of the API', '/openapi.json', {}, 200],
    ['the script of the API’s page', '/docs/redoc.js', {}, 200],
  ])(
    'says of %s who asked, in what languages it is, and that nothing of it is run',
    async (...row) => {
      const [, path, init, status] = row;
      const { headers, ...answer } = await ask(path, init);
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-request-id': 'r-1',
        vary: expect.stringMatching(/(?:^|, )Accept-Language$/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(
          /^(?:default-src 'none'; frame-ancestors 'none'|sandbox)$/,
        ),
      });
    },
  );

  it('keeps them where the browser has the current version already', async () => {
    const first = await ask('/site/faqs');
    const again = await ask('/site/faqs', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('x-request-id')).toBe('r-1');
    expect(again.headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    );
  });

  it('has a policy of its own where it is a page', async () => {
    const { headers } = await ask('/docs');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-request-id')).toBe('r-1');
  });

  it('names the call anew where whoever asks did not', async () => {
    const [one, other] = [await api.call('/nowhere'), await api.call('/nowhere')];
    const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id');
    expect(Object(one.body).requestId).toBe(idOf(one));
    expect(idOf(one)).not.toBe(idOf(other));
  });
});

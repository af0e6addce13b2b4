import { callEndpoint } from '@/lib/api/call-endpoint';
import type { Answer } from '@test/support/lender-api/call';
import type { Lender } from '@test/support/lender-api/lender-api';
import { startLender } from '@test/support/lender-api/lender-calls';
import { lenderAdapter } from '@test/support/lender-api/lender-client';
import type { Habit } from '@test/support/lender-api/looseness';

const failureOf = async (
  { lender, call }: { lender: Lender; call: ReturnType<typeof startLender>['call'] },
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
    expect(await failureOf(startLender(), { status: 400, body })).toMatchObject({
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
      await failureOf(startLender(), { status: 500, body, headers: { 'content-type': type } }),
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
    const { lender, call } = startLender();
    lender.behave(habit);
    await expect(call('navs', {})).rejects.toMatchObject({ name: 'ApiError', ...expected });
  });

  it.each(['forbidden', 'forbiddenEmpty'] as const)(
    'ends the session of a customer: %s',
    async (habit) => {
      const { lender } = startLender();
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
      const { lender, call } = startLender();
      lender.answer('POST /user/signin', { status, body: { success: false } });
      const body = { phone: '51234567', code: '1', purpose: 'sign-in' } as const;
      expect(await call('verifyOtp', { body })).toEqual({ success: false, message: '' });
    },
  );

  it.each([200, 400])('of a code that is not sent, with status %d', async (status) => {
    const { lender, call } = startLender();
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
    const { lender, call } = startLender();
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
    const { lender, call } = startLender();
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
      const { lender, call } = startLender();
      lender.answer('POST /evaluation/quote', { status: 400, body });
      await expect(call('quote', { body: {} })).rejects.toMatchObject({ message });
    },
  );
});

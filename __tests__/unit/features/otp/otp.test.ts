import { validateCode, maskTypedPhone, normaliseCode, waitLabel } from '@/features/otp/otp-code';
import {
  codeRequested,
  otpOpened,
  otpSlice,
  phoneReopened,
  phoneTyped,
} from '@/features/otp/otp.slice';
import { codeSubmitted, verifyOtpSlice } from '@/features/otp/verify-otp.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const otp = otpSlice.selectors;
const verified = verifyOtpSlice.selectors;
const at = Date.UTC(2026, 10, 21);
const ask = codeRequested({
  locale: 'hk',
  phone: '9123 4567',
  purpose: 'apply',
  operationId: 'draft-1',
  live: true,
  at,
});
const submit = codeSubmitted({
  locale: 'hk',
  phone: '9123 4567',
  code: '123456',
  purpose: 'apply',
  operationId: 'draft-1',
  at,
});

function start() {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}

describe('The wait for the next code', () => {
  const words = (seconds: number) =>
    waitLabel((key, values) => `${key} ${JSON.stringify(values)}`, 'code.resendIn', seconds);

  it('is told in seconds while one may wait for it, in whole minutes beyond', () => {
    expect(words(60)).toBe('code.resendIn {"seconds":60}');
    expect(words(90)).toBe('code.resendIn {"seconds":90}');
    expect(words(91)).toBe('code.resendInMinutes {"minutes":2}');
    expect(words(790)).toBe('code.resendInMinutes {"minutes":14}');
  });
});

describe('asking for a code', () => {
  it('sends the payload with the live flag, and keeps when the next one may be asked for', async () => {
    const { store, lastCall } = start();
    store.dispatch(ask);
    expect(otp.selectLoading(store.getState())).toBe(true);
    expect(lastCall()).toMatchObject({
      key: 'sendOTP',
      locale: 'hk',
      request: {
        body: { phone: '9123 4567', purpose: 'apply', operationId: 'draft-1', live: true },
      },
    });
    lastCall().resolveWith({ success: true, requestId: 'r1', resendAfterSeconds: 60 });
    await flushPromises();
    expect(otp.selectLoading(store.getState())).toBe(false);
    expect(otp.selectOtp(store.getState()).sent).toEqual({
      phone: '9123 4567',
      requestId: 'r1',
      operationId: 'draft-1',
      resendAt: at + 60_000,
    });
  });

  it.each([
    [{ result: { error: 'Too soon' }, msg: 'Other' }, 'Too soon'],
    [{ result: { error: '' }, msg: 'Other' }, 'Other'],
  ])('success false is a failure: result.error or msg', async (failure, text) => {
    const { store, lastCall } = start();
    store.dispatch(ask);
    lastCall().resolveWith({ success: false, ...failure });
    await flushPromises();
    expect([
      otp.selectLoading(store.getState()),
      otp.selectError(store.getState()),
      otp.selectOtp(store.getState()).sent,
    ]).toEqual([false, text, null]);
  });

  it('takes one click of a double click', () => {
    const { store, calls } = start();
    store.dispatch(ask);
    store.dispatch(ask);
    expect(calls).toHaveLength(1);
  });

  it('keeps the code on its way for the same subject and begins anew for another', async () => {
    const { store, lastCall } = start();
    const subject = { purpose: 'apply', operationId: 'draft-1' } as const;
    store.dispatch(otpOpened({ subject, phone: '' }));
    store.dispatch(phoneTyped('9123 4567'));
    store.dispatch(ask);
    lastCall().resolveWith({ success: true, requestId: 'r1', resendAfterSeconds: 60 });
    await flushPromises();
    store.dispatch(otpOpened({ subject, phone: '' }));
    expect(otp.selectOtp(store.getState()).sent?.requestId).toBe('r1');
    store.dispatch(otpOpened({ subject, phone: '6123 4567' }));
    expect(otp.selectOtp(store.getState())).toMatchObject({ sent: null, phone: '6123 4567' });
    store.dispatch(otpOpened({ subject: { purpose: 'sign-in' }, phone: '' }));
    expect(otp.selectOtp(store.getState())).toMatchObject({ sent: null, phone: '' });
  });

  it('opens a texted link by its reference and takes the operation from the answer', async () => {
    const { store, lastCall } = start();
    store.dispatch(
      codeRequested({
        locale: 'en',
        phone: '9123 4567',
        purpose: 'apply',
        reference: 'abcdefghijklmnop',
        live: true,
        at,
      }),
    );
    expect(lastCall()).toMatchObject({
      key: 'verifyAccount',
      request: { body: { reference: 'abcdefghijklmnop', phone: '9123 4567', purpose: 'apply' } },
    });
    lastCall().resolveWith({
      success: true,
      requestId: 'r1',
      operationId: 'draft-9',
      purpose: 'apply',
      resendAfterSeconds: 60,
    });
    await flushPromises();
    expect(otp.selectOtp(store.getState()).sent?.operationId).toBe('draft-9');
    store.dispatch(
      codeRequested({
        locale: 'en',
        phone: '9123 4567',
        purpose: 'upload',
        reference: 'abcdefghijklmnop',
        live: true,
        at,
      }),
    );
    expect(lastCall()).toMatchObject({ request: { body: { purpose: 'upload' } } });
    lastCall().resolveWith({ success: false, message: 'Too many' });
    await flushPromises();
    expect(otp.selectError(store.getState())).toBe('Too many');
  });

  it('goes back to the number with what was typed', async () => {
    const { store, lastCall } = start();
    store.dispatch(phoneTyped('9123 4567'));
    store.dispatch(ask);
    lastCall().resolveWith({ success: true, requestId: 'r1', resendAfterSeconds: 60 });
    await flushPromises();
    store.dispatch(phoneReopened());
    expect(otp.selectOtp(store.getState())).toMatchObject({ sent: null, phone: '9123 4567' });
  });
});

describe('verifying a code', () => {
  it('succeed is false while loading and true on success', async () => {
    const { store, lastCall } = start();
    store.dispatch(submit);
    expect([
      verified.selectLoading(store.getState()),
      verified.selectSucceed(store.getState()),
    ]).toEqual([true, false]);
    expect(lastCall()).toMatchObject({
      key: 'verifyOtp',
      request: {
        body: { phone: '9123 4567', code: '123456', purpose: 'apply', operationId: 'draft-1' },
      },
    });
    lastCall().resolveWith({ success: true });
    await flushPromises();
    expect([
      verified.selectLoading(store.getState()),
      verified.selectSucceed(store.getState()),
    ]).toEqual([false, true]);
    store.dispatch(submit);
    expect(verified.selectSucceed(store.getState())).toBe(false);
  });

  it.each([
    ['Wrong code', 'Wrong code'],
    ['', 'verifiedCodeError'],
  ])('success false with the message %p is the failure %p', async (message, error) => {
    const { store, lastCall } = start();
    store.dispatch(submit);
    lastCall().resolveWith({ success: false, message });
    await flushPromises();
    expect([
      verified.selectSucceed(store.getState()),
      verified.selectError(store.getState()),
    ]).toEqual([false, error]);
  });

  it('keeps the words of a failed call', async () => {
    const { store, lastCall } = start();
    store.dispatch(submit);
    lastCall().rejectWith(new ApiError('Please wait', { status: 429, code: 'too_many_requests' }));
    await flushPromises();
    expect(verified.selectError(store.getState())).toBe('Please wait');
  });

  it.each([
    [true, 'right'],
    [false, 'wrong'],
  ])('forgets a try that was left for another number (success %p)', async (success, message) => {
    const { store, calls, lastCall } = start();
    store.dispatch(submit);
    const left = lastCall();
    store.dispatch(phoneReopened());
    left.resolveWith({ success, message });
    await flushPromises();
    expect(verified.selectVerification(store.getState())).toEqual({
      request: { status: 'idle', failure: null },
      locale: null,
      succeed: false,
      attemptsLeft: null,
      lockedUntil: null,
    });
    store.dispatch(submit);
    store.dispatch(phoneReopened());
    store.dispatch(submit);
    calls[1]?.resolveWith({ success, message });
    await flushPromises();
    expect([
      calls.length,
      verified.selectLoading(store.getState()),
      verified.selectSucceed(store.getState()),
      verified.selectError(store.getState()),
    ]).toEqual([3, true, false, null]);
    lastCall().resolveWith({ success: true });
    await flushPromises();
    expect(verified.selectSucceed(store.getState())).toBe(true);
  });

  it('counts a double click once, and forgets a refusal when another code is asked for', async () => {
    const { store, calls, lastCall } = start();
    store.dispatch(submit);
    store.dispatch(submit);
    expect(calls).toHaveLength(1);
    lastCall().resolveWith({ success: false, message: 'Wrong code' });
    await flushPromises();
    store.dispatch(ask);
    expect(verified.selectError(store.getState())).toBeNull();
  });
});

describe('the text of a code', () => {
  it.each([
    ['123456', null],
    [' 123 456 ', null],
    ['123-456', null],
    ['１２３４５６', null],
    ['', 'required'],
    ['12345', 'tooFew'],
    ['1234567', 'tooMany'],
    ['12345x', 'notNumeric'],
  ] as const)('%p has the problem %p', (text, problem) => {
    expect(validateCode(text)).toBe(problem);
  });

  it('is sent without spaces and hyphens', () =>
    expect(normaliseCode(' 12３-4 56')).toBe('123456'));
  it.each([
    ['+852 9123 4567', '•••• 4567'],
    ['91234567', '•••• 4567'],
    ['9123', '••••'],
  ])('shows of the number %p only %p', (phone, shown) => expect(maskTypedPhone(phone)).toBe(shown));
});

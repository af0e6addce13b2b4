import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import { normaliseResponse } from '@/lib/api/response-normalisers';

const read = (key: EndpointKey, data: unknown, sent?: unknown) =>
  endpoints[key].response.safeParse(normaliseResponse(key, { data, sent })).data;

describe('An application that is answered', () => {
  it.each([
    ['with rtn_msg alone', { rtn_msg: 'Refused' }],
    ['with rtn_msg beside a receipt', { appl_no: 'HK-2026-ABCDEFGH', rtn_msg: 'Refused' }],
    ['with rtn_msg in a list', { rtn_msg: ['Refused'] }],
  ])('%s has failed', (_case, BODY) => {
    expect(read('createApplication', { LOS: { BODY } })).toEqual({
      LOS: { BODY: { rtn_msg: 'Refused' } },
    });
  });

  it('with an empty rtn_msg has failed, too', () => {
    expect(read('createApplication', { LOS: { BODY: { appl_no: 'A', rtn_msg: '' } } })).toEqual({
      LOS: { BODY: { rtn_msg: '' } },
    });
  });
});

describe('A code that is sent', () => {
  it.each([
    [{ success: false, result: { error: 'Too soon' } }, 'Too soon'],
    [{ success: false, msg: 'Too soon' }, 'Too soon'],
    [{ success: '0', result: null, msg: 'Too soon' }, 'Too soon'],
    [{ success: 2 }, ''],
    [{}, ''],
  ])('fails with %j', (body, text) => {
    expect(read('sendOTP', body)).toEqual({
      success: false,
      result: { error: text },
      msg: text,
    });
  });

  it.each([true, 1, '1', 'true'])(
    'is sent where success is %j, whatever else is missing',
    (success) => {
      expect(read('sendOTP', { success })).toEqual({
        success: true,
        requestId: '',
        resendAfterSeconds: 60,
      });
    },
  );
});

describe('A code that is verified', () => {
  it.each([[{ success: false }], [{ success: '0' }], [{ success: 2 }], [{}]])(
    'is refused without words by %j',
    (body) => {
      expect(read('verifyOtp', body)).toEqual({ success: false, message: '' });
    },
  );

  it('is refused in the words of the answer', () => {
    expect(read('verifyOtp', { success: false, message: 'Expired' })).toEqual({
      success: false,
      message: 'Expired',
    });
  });
});

describe('A link that is opened', () => {
  const reference = 'HK-2026-7F3K9Q2M';

  it('sends a code for what was asked about where the answer says no more than success', () => {
    expect(read('verifyAccount', { success: true }, { reference, purpose: 'apply' })).toEqual({
      success: true,
      requestId: '',
      operationId: reference,
      purpose: 'apply',
      resendAfterSeconds: 60,
    });
  });

  it('sends it for what the answer names', () => {
    expect(
      read('verifyAccount', { success: 1, operationId: 'op-1', purpose: 'upload' }, { reference }),
    ).toMatchObject({ operationId: 'op-1', purpose: 'upload' });
  });

  it('is refused in the words of the answer', () => {
    expect(read('verifyAccount', { success: 0, msg: 'Not today' }, { reference })).toEqual({
      success: false,
      message: 'Not today',
    });
  });
});

describe('A quote', () => {
  it.each([[0], [2], ['0'], [true], [undefined], [null]])('with success %j is none', (success) => {
    expect(read('quote', { success, error: 'No sales' })).toMatchObject({
      success: 0,
      data: { errorMessage: 'No sales' },
    });
  });

  it('that fails says the first of data.errorMessage, error and msg', () => {
    const body = { success: 0, data: { errorMessage: 'A' }, error: 'B', msg: 'C' };
    expect(read('quote', body)).toMatchObject({ data: { errorMessage: 'A' } });
    expect(read('quote', { ...body, data: null })).toMatchObject({ data: { errorMessage: 'B' } });
    expect(read('quote', { success: 0, msg: 'C' })).toMatchObject({ data: { errorMessage: 'C' } });
  });
});

describe('A calculation', () => {
  it.each([
    [{ amount: 1199.1 }, 1199.1],
    [{}, 0],
  ])('answered as %j has the payment %d', (body, amount) => {
    expect(read('calculate', body)).toMatchObject({ amount });
  });

  it('that tells of a failure is none', () => {
    expect(read('calculate', { error: 'down' })).toBeUndefined();
  });
});

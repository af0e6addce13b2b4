import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { ApiError } from '@/lib/api/api-error';
import { toApiError } from '@/lib/api/to-api-error';

const config: InternalAxiosRequestConfig = { headers: new AxiosHeaders() };

function failure({
  data,
  status = 400,
  headers = {},
}: {
  data: unknown;
  status?: number;
  headers?: Record<string, string>;
}): AxiosError {
  const response: AxiosResponse = { data, status, statusText: '', headers, config };
  return new AxiosError(
    'Request failed with status code 400',
    'ERR_BAD_REQUEST',
    config,
    null,
    response,
  );
}

describe('The message of a failed call', () => {
  it.each([
    [
      'the server’s data',
      { data: 'Phone is not valid', message: 'other', msg: 'third' },
      'Phone is not valid',
    ],
    ['the server’s message', { message: 'Please wait', msg: 'third' }, 'Please wait'],
    ['the server’s msg', { msg: 'Please wait' }, 'Please wait'],
    [
      'the message when data is no text',
      { data: { phone: 'bad' }, message: 'Please wait' },
      'Please wait',
    ],
    ['the message when data is blank', { data: '  ', message: 'Please wait' }, 'Please wait'],
    [
      'the transport’s when the server sent HTML',
      '<html>Bad gateway</html>',
      'Request failed with status code 400',
    ],
    ['the transport’s when the server sent nothing', null, 'Request failed with status code 400'],
  ])('is %s', (_case, data, message) => {
    expect(toApiError(failure({ data })).message).toBe(message);
  });

  it('is the transport’s when nothing answered', () => {
    const error = toApiError(new AxiosError('timeout of 3000ms exceeded', 'ECONNABORTED', config));
    expect(error).toMatchObject({
      message: 'timeout of 3000ms exceeded',
      status: 0,
      code: 'econnaborted',
      retryAfterSeconds: null,
    });
  });

  it('is that of any other error', () => {
    expect([toApiError(new Error('broken')).message, toApiError('plain').message]).toEqual([
      'broken',
      'plain',
    ]);
  });
});

describe('The details of a failed call', () => {
  it('are status, code, fields and how long to wait', () => {
    const error = toApiError(
      failure({
        status: 429,
        data: { code: 'too_many', message: 'Wait', fields: { phone: 'Wait', other: 3 } },
        headers: { 'retry-after': '60' },
      }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'too_many',
      fields: { phone: 'Wait' },
      retryAfterSeconds: 60,
    });
  });

  it.each(['0', 'soon', ''])('have no waiting time for Retry-After %p', (value) => {
    expect(
      toApiError(failure({ data: {}, headers: { 'retry-after': value } })).retryAfterSeconds,
    ).toBeNull();
  });
});

describe('A session', () => {
  it.each([
    [403, false, true],
    [403, true, false],
    [403, undefined, false],
    [401, false, false],
    [500, false, false],
  ])('after status %p with skipErrors %p is over: %p', (status, skipErrors, endsSession) => {
    expect(toApiError(failure({ data: {}, status }), { skipErrors }).endsSession).toBe(endsSession);
  });
});

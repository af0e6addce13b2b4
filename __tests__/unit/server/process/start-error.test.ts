import { SettingsError } from '@/config/env.server';
import { describeStartError } from '@/server/process/start-error';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });

describe('The reason for not starting', () => {
  it.each([
    [
      new SettingsError(['PORT: must be a whole number', 'SITE_URL: must be an address']),
      'Setting PORT: must be a whole number\nSetting SITE_URL: must be an address',
    ],
    [
      withCode('EADDRINUSE', { port: 3000, address: '127.0.0.1' }),
      'Port 3000 on 127.0.0.1 is in use by another program. Set PORT to a free one.',
    ],
    [
      withCode('EACCES', { port: 80 }),
      'Port 80 may not be opened by this user. Set PORT to one above 1023.',
    ],
    [new Error('The folder is held by process 12'), 'The folder is held by process 12'],
    ['plain words', 'plain words'],
  ])('%s is told in plain lines', (error, line) => {
    expect(describeStartError(error)).toBe(line);
  });
});

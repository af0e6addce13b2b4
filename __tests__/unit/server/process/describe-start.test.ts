import { parseEnv } from '@/config/env.server';
import { describeData, describeMessages } from '@/server/process/describe-start';
import { testSettings } from '@test/support/database/test-database';

const sending = {
  SMS_PROVIDER: 'https',
  SMS_HTTPS_URL: 'https://sms.example/send',
  SMS_HTTPS_TOKEN: 'a-token-of-the-gateway',
  SMS_FROM: 'Lender',
  MAIL_SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@lender.example',
  MAIL_CONTACT_TO: 'desk@lender.example',
};

describe('What the terminal says at the start', () => {
  it('is where the data is, without a password', () => {
    const DATABASE_URL = 'postgres://site:secret-word@db.example:5433/site?sslmode=verify-full';
    expect(describeData(parseEnv({ ...testSettings, DATABASE_URL }))).toBe(
      'Database ready: PostgreSQL db.example:5433/site',
    );
    expect(describeData(parseEnv({ DATA_DIR: '/srv/data' }))).toBe(
      'Database ready: embedded, in /srv/data (for trying out; PostgreSQL with DATABASE_URL)',
    );
    expect(describeData(parseEnv({ API_BASE_URL: 'https://api.example.com' }))).toBe(
      'Data of the API at https://api.example.com',
    );
  });

  it('is where codes and mail stand that nobody gets', () => {
    const of = (settings: Record<string, string>) =>
      describeMessages(parseEnv({ DATA_DIR: '/srv/data', ...settings }));
    expect(of({})).toEqual([
      'Not sent, but written to /srv/data/outbox.ndjson: text messages with their codes and mail',
    ]);
    expect(of({ ...sending, SMS_PROVIDER: 'outbox' })).toEqual([
      'Not sent, but written to /srv/data/outbox.ndjson: text messages with their codes',
    ]);
    expect(of({ ...sending, SMS_LIVE: 'false' })).toEqual(['No codes are sent: SMS_LIVE is false']);
    expect(of(sending)).toEqual([]);
    expect(of({ API_BASE_URL: 'https://api.example.com' })).toEqual([]);
  });
});

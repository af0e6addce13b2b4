import { problemsOf, production } from '@test/support/config/production-settings';

describe('Settings of a site in production', () => {
  const open = {
    ...production,
    DATABASE_URL: 'postgres://db/site',
    SITE_URL: '',
    SMS_PROVIDER: 'outbox',
    CLAMD_HOST: '',
    RECAPTCHA_SITE_KEY: '',
    MAIL_SMTP_URL: '',
    LOS_ENDPOINT: 'http://los.example.com/applications',
    S3_ENDPOINT: 'http://s3.example.com',
    SMS_HTTPS_URL: 'http://sms.example.com/send',
  };
  const names = [
    'site-url',
    'sms-provider',
    'file-scanner',
    'bot-check',
    'mail-server',
    'database-tls',
    'sms-tls',
    'los-tls',
    'storage-tls',
  ];

  it('stop the start where something is missing or open, each in a line with its name', () => {
    expect(
      problemsOf(open).map((problem) => /DO_WITHOUT=([a-z-]+) does without/.exec(problem)?.[1]),
    ).toEqual(names);
  });

  it.each(names)('do without %s alone where that is said', (name) => {
    const problems = problemsOf({ ...open, DO_WITHOUT: name });
    expect(problems).toHaveLength(names.length - 1);
    expect(problems.join()).not.toContain(`=${name} `);
  });

  it('pass with all that is said, and ask for no TLS on this computer', () => {
    expect(problemsOf({ ...open, DO_WITHOUT: names.join(', ') })).toEqual([]);
    const local = {
      ...production,
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/site',
      LOS_ENDPOINT: 'http://localhost:9000',
      S3_ENDPOINT: 'http://127.0.0.1:9001',
    };
    expect(problemsOf(local)).toEqual([]);
  });

  it('ask for TLS of the role that migrates, too', () => {
    const owner = 'postgres://owner:secret@db.example:5432/site';
    expect(problemsOf({ ...production, DATABASE_MIGRATION_URL: owner })).toEqual([
      expect.stringMatching(/^DATABASE_URL and DATABASE_MIGRATION_URL: must end in/),
    ]);
  });

  it.each(['http://www.example.com', ''])('do not take %p for the address of the site', (url) => {
    expect(problemsOf({ ...production, SITE_URL: url })).toEqual([
      expect.stringMatching(/^SITE_URL: must be the https address/),
    ]);
  });

  it('name what cannot be done without', () => {
    expect(problemsOf({ ...production, DO_WITHOUT: 'passwords' })).toEqual([
      expect.stringMatching(/^DO_WITHOUT: must be a list of site-url, /),
    ]);
  });

  it('are not asked for without such a database', () => {
    expect(problemsOf({ ...open, DATABASE_URL: '' })).toEqual([]);
  });
});

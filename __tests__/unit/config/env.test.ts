import { parseEnv } from '@/config/env.server';
import { problemsOf, production } from '@test/support/config/production-settings';

describe('Settings', () => {
  it('need nothing to be given', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      STORAGE_MODE: 'embedded',
      DATA_DIR: './.data',
      NOINDEX: false,
      LICENCE_NUMBER: '[to be set]',
    });
  });

  it('derive the address of the site from the port', () => {
    expect(parseEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  });

  it('count an empty value as not given', () => {
    const env = parseEnv({ PORT: '', GTM_ID: '  ' });
    expect([env.PORT, env.GTM_ID]).toEqual([3000, undefined]);
  });

  it.each([
    ['PORT', '65536', 'PORT: must be a whole number from 0 to 65535 (now "65536")'],
    ['PORT', '30e2', 'PORT: must be a whole number from 0 to 65535 (now "30e2")'],
    ['NOINDEX', 'maybe', 'NOINDEX: must be true or false (now "maybe")'],
    [
      'SITE_URL',
      'www.example.com',
      'SITE_URL: must be an address without path, such as https://www.example.com (now "www.example.com")',
    ],
    [
      'SITE_URL',
      'https://www.example.com/en',
      'SITE_URL: must be an address without path, such as https://www.example.com (now "https://www.example.com/en")',
    ],
    [
      'API_BASE_URL',
      'ftp://api.example.com',
      'API_BASE_URL: must be an address without path, such as https://www.example.com (now "ftp://api.example.com")',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent (now "loud")',
    ],
    ['GTM_ID', 'UA-1', 'GTM_ID: must look like GTM-XXXXXXX (now "UA-1")'],
  ])('tell in one line what is wrong with %s=%s', (name, value, line) => {
    expect(problemsOf({ [name]: value })).toEqual([line]);
  });

  it('tell every bad one, and never show a secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      DESK_TOKEN: 'amy:short',
      DATABASE_URL: 'mysql://user:password@db',
      SESSION_SECRET: 'tiny',
    });
    expect(problems.map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['PORT', 'DESK_TOKEN', 'DATABASE_URL', 'SESSION_SECRET']),
    );
    expect(problems).toHaveLength(4);
    expect(problems.join()).not.toMatch(/password|short|tiny/);
  });

  it('tell a bad one together with what the others ask for', () => {
    const problems = problemsOf({
      PORT: 'x',
      SITE_URL: 'www.example.com',
      DATABASE_URL: 'postgres://db/site?sslmode=verify-full',
      DO_WITHOUT: 'file-scanner, sms-provider',
      SMS_PROVIDER: 'twilio',
      RECAPTCHA_SITE_KEY: 'k'.repeat(40),
      MAIL_SMTP_URL: 'smtps://mail.example.com',
    });
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'SITE_URL',
      'DESK_TOKEN',
      'SESSION_SECRET',
      'DATA_ENCRYPTION_KEY',
      'LICENCE_NUMBER',
      'COMPLAINT_HOTLINE',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_AUTH_TOKEN',
      'SMS_FROM',
      'RECAPTCHA_SECRET',
      'MAIL_FROM',
      'MAIL_CONTACT_TO',
    ]);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['YES', true],
    ['on', true],
    ['false', false],
    ['0', false],
    ['No', false],
    ['off', false],
  ])('read %s as %s', (word, value) => {
    expect(parseEnv({ DEBUG: word }).DEBUG).toBe(value);
  });

  it('keep a refused application no longer than the privacy notice promises', () => {
    expect(parseEnv({ DECLINED_KEPT_DAYS: '360' }).DECLINED_KEPT_DAYS).toBe(360);
    expect(problemsOf({ DECLINED_KEPT_DAYS: '361' })).toHaveLength(1);
  });

  it('keep only the origin of the site', () => {
    expect(parseEnv({ SITE_URL: 'https://WWW.Example.com/' }).SITE_URL).toBe(
      'https://www.example.com',
    );
  });

  describe('of the desk', () => {
    it('name each member of staff with a token, which may hold colons never and other signs', () => {
      expect(
        parseEnv({ DESK_TOKEN: `amy:${'a'.repeat(24)}, ben.lee:${'b-_/+='.repeat(5)}` }).DESK_TOKEN,
      ).toEqual([
        { name: 'amy', token: 'a'.repeat(24) },
        { name: 'ben.lee', token: 'b-_/+='.repeat(5) },
      ]);
    });

    it.each([
      `${'a'.repeat(24)}`,
      `amy:${'a'.repeat(23)}`,
      `amy:${'a'.repeat(24)},amy:${'b'.repeat(24)}`,
      `a y:${'a'.repeat(24)}`,
      `amy:${'a'.repeat(24)}:x`,
    ])('refuse %s', (tokens) => {
      expect(problemsOf({ DESK_TOKEN: tokens })).toEqual([
        expect.stringMatching(/^DESK_TOKEN: must /),
      ]);
    });
  });

  describe('of hashes', () => {
    const [now, before] = ['n'.repeat(32), 'b'.repeat(32)];

    it('hold the current secret first and the retired ones after it', () => {
      expect(parseEnv({ SESSION_SECRET: now }).SESSION_SECRET).toEqual([now]);
      expect(parseEnv({ SESSION_SECRET: `${now}, ${before}` }).SESSION_SECRET).toEqual([
        now,
        before,
      ]);
    });

    it.each([`${now},short`, `${now},`, `${now},${now}`])('refuse %s', (secrets) => {
      expect(problemsOf({ SESSION_SECRET: secrets })).toEqual([
        'SESSION_SECRET: must have at least 32 characters, and so must each older one behind a comma',
      ]);
    });
  });

  describe('of encryption', () => {
    const key = (fill: string) => Buffer.alloc(32, fill);

    it('hold the newest key first and the older ones after it', () => {
      expect(
        parseEnv({
          DATA_ENCRYPTION_KEY: `2:${key('b').toString('base64')}, 1:${key('a').toString('base64')}`,
        }).DATA_ENCRYPTION_KEY,
      ).toEqual([
        { version: '2', key: key('b') },
        { version: '1', key: key('a') },
      ]);
    });

    it.each([
      key('a').toString('base64'),
      `1:${Buffer.alloc(31).toString('base64')}`,
      `1:${key('a').toString('base64')},1:${key('b').toString('base64')}`,
      `a.b:${key('a').toString('base64')}`,
    ])('refuse %s and do not show it', (keys) => {
      expect(problemsOf({ DATA_ENCRYPTION_KEY: keys })).toEqual([
        'DATA_ENCRYPTION_KEY: must be version:key or version:key,older:key, each key 32 bytes in base64',
      ]);
    });
  });

  it.each([
    ['twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM']],
    ['https', ['SMS_HTTPS_URL', 'SMS_HTTPS_TOKEN']],
  ])('name what the provider %s lacks', (provider, names) => {
    expect(problemsOf({ SMS_PROVIDER: provider })).toEqual(
      names.map((name) => `${name}: must be set when SMS_PROVIDER is ${provider}`),
    );
  });

  it('name what a mail server lacks', () => {
    const MAIL_SMTP_URL = 'smtps://user:secret@mail.example.com';
    expect(problemsOf({ MAIL_SMTP_URL })).toEqual([
      'MAIL_FROM: must be set when MAIL_SMTP_URL is set',
      'MAIL_CONTACT_TO: must be set when MAIL_SMTP_URL is set',
    ]);
    expect(
      parseEnv({
        MAIL_SMTP_URL,
        MAIL_FROM: 'Harbour Key <site@example.com>',
        MAIL_CONTACT_TO: 'desk@example.com',
      }),
    ).toMatchObject({ MAIL_SMTP_URL });
  });

  it.each(['http://mail.example.com', 'mail.example.com', 'smtp://'])(
    'never show a mail server that is none: %s',
    (address) => {
      expect(problemsOf({ MAIL_SMTP_URL: address })).toEqual([
        'MAIL_SMTP_URL: must be an address such as smtps://user:password@mail.example.com',
      ]);
    },
  );

  it.each([
    'desk',
    'desk@example.com, other@example.com',
    'desk@example.com\r\nBcc: all@example.com',
  ])('take one mail address, not %j', (address) => {
    expect(problemsOf({ MAIL_CONTACT_TO: address })).toEqual([
      expect.stringMatching(/^MAIL_CONTACT_TO: must be a mail address/),
    ]);
  });

  it('want the secret of a bot check with its key, unless another API does the checking', () => {
    const RECAPTCHA_SITE_KEY = 'k'.repeat(40);
    expect(problemsOf({ RECAPTCHA_SITE_KEY })).toEqual([
      'RECAPTCHA_SECRET: must be set when RECAPTCHA_SITE_KEY is set',
    ]);
    expect(parseEnv({ RECAPTCHA_SITE_KEY, API_BASE_URL: 'https://api.example.com' })).toMatchObject(
      { RECAPTCHA_SITE_KEY },
    );
    expect(
      parseEnv({
        RECAPTCHA_SITE_KEY,
        RECAPTCHA_SECRET: 's'.repeat(40),
        RECAPTCHA_MIN_SCORE: '0.7',
      }),
    ).toMatchObject({ RECAPTCHA_MIN_SCORE: 0.7 });
  });

  it.each(['1.1', '-0.1', 'half', '.5'])('take a score from 0 to 1, not %s', (score) => {
    expect(problemsOf({ RECAPTCHA_MIN_SCORE: score })).toEqual([
      `RECAPTCHA_MIN_SCORE: must be a number from 0 to 1 (now "${score}")`,
    ]);
  });

  describe('with a production database', () => {
    it('are complete', () => {
      expect(parseEnv(production)).toMatchObject({
        STORAGE_MODE: 'postgres',
        LICENCE_NUMBER: '1234/2026',
      });
    });

    it.each([
      'DESK_TOKEN',
      'SESSION_SECRET',
      'DATA_ENCRYPTION_KEY',
      'LICENCE_NUMBER',
      'COMPLAINT_HOTLINE',
    ])('need %s', (name) => {
      expect(problemsOf({ ...production, [name]: '' })).toEqual([
        `${name}: must be set when DATABASE_URL is set`,
      ]);
    });

    it('do not take the placeholder for a licence number', () => {
      expect(problemsOf({ ...production, LICENCE_NUMBER: '[to be set]' })).toEqual([
        'LICENCE_NUMBER: must be set when DATABASE_URL is set',
      ]);
    });
  });

  it('open no database when the API is elsewhere', () => {
    expect(
      parseEnv({ API_BASE_URL: 'https://api.example.com', DATABASE_URL: 'postgres://db/site' })
        .STORAGE_MODE,
    ).toBe('remote');
  });
});

import { parseEnv, SettingsError } from '@/config/env.server';

export const secrets = {
  DESK_TOKEN: `amy:${'a'.repeat(24)}`,
  SESSION_SECRET: 's'.repeat(32),
  DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32).toString('base64')}`,
};
/** Settings with which a site in production starts. */
export const production = {
  ...secrets,
  DATABASE_URL: 'postgres://db/site?sslmode=verify-full',
  LICENCE_NUMBER: '1234/2026',
  COMPLAINT_HOTLINE: '2345 6789',
  SITE_URL: 'https://www.example.com',
  SMS_PROVIDER: 'https',
  SMS_HTTPS_URL: 'https://sms.example.com',
  SMS_HTTPS_TOKEN: 'token-0123456789',
  CLAMD_HOST: 'clamd',
  RECAPTCHA_SITE_KEY: 'k'.repeat(40),
  RECAPTCHA_SECRET: 's'.repeat(40),
  MAIL_SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'site@example.com',
  MAIL_CONTACT_TO: 'desk@example.com',
};

/** What `parseEnv` complains about; empty for settings with which the site starts. */
export function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

import { existsSync } from 'node:fs';
import { z } from 'zod';
import { payoutHoldLimits } from '@/contracts/limits/limits';
import { placeholder } from './brand';
import { isKeptInMemory } from './data/data-folder';
import {
  commaSeparated,
  databaseAddress,
  dataKeys,
  bankCode,
  demoSeed,
  flag,
  emailAddress,
  smtpUrl,
  origin,
  fraction,
  headerList,
  sessionSecrets,
  staffTokens,
  httpUrl,
  textUpTo,
  wholeNumber,
} from './env-fields';
import { generatedSecrets } from './data/generated-secrets.server';
import { dispensables, productionProblems } from './production/production-settings';
import { promised } from './promises';
import { secretNames } from './production/secret-names';
import {
  requiredWithDatabase,
  requiredWithMail,
  requiredWithProvider,
  requiredWithWorkAccounts,
} from './production/required-settings';
import { workAccountFields } from './desk/work-account-fields';
import { otpResendSeconds } from './site';

/** Every setting by its name; `.env.example` explains each, and a test checks that both list the same settings. */
export const envSchema = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535, fallback: 3000 }),
  HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber({ min: 0, max: 60, fallback: 5 }),
  METRICS_PORT: wholeNumber({ min: 0, max: 65_535, fallback: 0 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList().optional(),
  OTEL_SERVICE_NAME: textUpTo(60).default('site'),
  OTEL_TRACES_SAMPLER_ARG: fraction(1),
  TRUSTED_PROXIES: commaSeparated(),
  SITE_URL: origin().optional(),
  DESK_URL: origin().optional(),
  NOINDEX: flag(false),
  DEBUG: flag(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  API_BASE_URL: origin().optional(),
  OFFLINE_PAGES: flag(true),
  BROWSER_REPORTS: flag(true),
  PAGES_AHEAD: z.enum(['all', 'home'], 'must be all or home').default('all'),
  PAGE_FRESH_SECONDS: wholeNumber({ min: 1, max: 3_600, fallback: 60 }),
  DATABASE_URL: databaseAddress(),
  DATABASE_MIGRATION_URL: databaseAddress(),
  DO_WITHOUT: commaSeparated().pipe(
    z.array(z.enum(dispensables, `must be a list of ${dispensables.join(', ')}`)),
  ),
  DATA_DIR: z.string().default('./.data'),
  LICENCE_NUMBER: textUpTo(60).default(placeholder),
  COMPLAINT_HOTLINE: textUpTo(60).default(placeholder),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-XXXXXXX')
    .optional(),
  ANALYTICS_TEST_VARIANT: flag(false),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,100}$/, 'must be a reCAPTCHA v3 site key')
    .optional(),
  RECAPTCHA_SECRET: z.string().min(20, 'must have at least 20 characters').optional(),
  RECAPTCHA_MIN_SCORE: fraction(0.5),
  RECAPTCHA_BASE_URL: origin().optional(),
  DESK_TOKEN: staffTokens().optional(),
  SESSION_SECRET: sessionSecrets().optional(),
  DATA_ENCRYPTION_KEY: dataKeys().optional(),
  SMS_PROVIDER: z
    .enum(['outbox', 'twilio', 'https'], 'must be outbox, twilio or https')
    .default('outbox'),
  SMS_LIVE: flag(true),
  SMS_BUDGET_NETWORK_PER_HOUR: wholeNumber({ min: 1, max: 1_000_000, fallback: 30 }),
  SMS_BUDGET_MAINLAND_PER_HOUR: wholeNumber({ min: 1, max: 1_000_000, fallback: 200 }),
  SMS_BUDGET_PER_HOUR: wholeNumber({ min: 1, max: 1_000_000, fallback: 1_000 }),
  SMS_BUDGET_PER_DAY: wholeNumber({ min: 1, max: 1_000_000, fallback: 5_000 }),
  OTP_RESEND_SECONDS: wholeNumber({ min: 1, max: 3_600, fallback: otpResendSeconds }),
  SMS_FROM: textUpTo(40).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TWILIO_BASE_URL: origin().default('https://api.twilio.com'),
  SMS_HTTPS_URL: httpUrl().optional(),
  SMS_HTTPS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  STORAGE_URL: z
    .string()
    .regex(
      /^(?:s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[A-Za-z0-9_./-]*)?|file:\/\/\/\S+)$/,
      'must look like s3://bucket/folder or file:///folder',
    )
    .optional(),
  S3_ENDPOINT: origin().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region such as ap-east-1')
    .default('ap-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  DOCUMENT_EXTRA_TYPES: commaSeparated(),
  CLAMD_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]{1,253}$/, 'must be a host name or an address')
    .optional(),
  CLAMD_PORT: wholeNumber({ min: 1, max: 65_535, fallback: 3310 }),
  CLAMD_SOCKET: z
    .string()
    .regex(/^\/\S+$/, 'must be the absolute path of a socket')
    .optional(),
  CLAMD_TIMEOUT_MS: wholeNumber({ min: 100, max: 600_000, fallback: 30_000 }),
  MAIL_SMTP_URL: smtpUrl().optional(),
  MAIL_FROM: emailAddress().optional(),
  MAIL_CONTACT_TO: emailAddress().default(placeholder),
  MAIL_RECEIPTS_PER_DAY: wholeNumber({ min: 1, max: 1_000, fallback: 3 }),
  LOS_ENDPOINT: httpUrl().optional(),
  LOS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  DECLINED_KEPT_DAYS: wholeNumber({ min: 1, max: promised('refusedKept') * 30, fallback: 180 }),
  VALUE_ALERT_KEPT_DAYS: wholeNumber({
    min: 1,
    max: promised('alertKept') * 30,
    fallback: promised('alertKept') * 30,
  }),
  RATE_LIMIT_READS_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000, fallback: 600 }),
  RATE_LIMIT_WRITES_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000, fallback: 60 }),
  RATE_LIMIT_DESK_FAILURES_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000, fallback: 10 }),
  RATE_LIMIT_DESK_SEARCHES_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000, fallback: 30 }),
  RATE_LIMIT_UNJUDGED_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000, fallback: 2 }),
  RATE_LIMIT_JOB_APPLICATIONS_PER_HOUR: wholeNumber({ min: 1, max: 1_000_000, fallback: 5 }),
  WITHDRAWAL_DAILY_CAP: wholeNumber({ min: 0, max: 1_000_000_000, fallback: 200_000 }),
  /** HK$; a payment of more is posted by two people. */
  POSTING_LIMIT: wholeNumber({ min: 0, max: 1_000_000_000, fallback: 500_000 }),
  PAYOUT_HOLD_HOURS: wholeNumber({
    ...payoutHoldLimits,
    fallback: promised('payoutHold'),
  }),
  PAYMENT_FPS_ID: textUpTo(60).default(placeholder),
  PAYMENT_BANK_ACCOUNT: textUpTo(100).default(placeholder),
  PAYMENT_PAYEE: textUpTo(100).default(placeholder),
  PAYOUT_HOLDER: textUpTo(140).default(placeholder),
  PAYOUT_BANK_CODE: bankCode().default(placeholder),
  PAYOUT_ACCOUNT: textUpTo(34).default(placeholder),
  SEED_DEMO: demoSeed(),
  ...workAccountFields,
});

type Settings = z.output<typeof envSchema>;
type Secret = 'DESK_TOKEN' | 'SESSION_SECRET' | 'DATA_ENCRYPTION_KEY';

/** `embedded`: PGlite in `DATA_DIR`; `postgres`: `DATABASE_URL`; `remote`: no database here, the API is at `API_BASE_URL`. */
export type StorageMode = 'embedded' | 'postgres' | 'remote';
export type ParsedEnv = Omit<Settings, 'SITE_URL'> & {
  SITE_URL: string;
  STORAGE_MODE: StorageMode;
};
export type ServerEnv = Omit<ParsedEnv, Secret> & Required<Pick<ParsedEnv, Secret>>;

/** One line for each invalid setting, ready to be printed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type GivenValues = Readonly<Record<string, string | undefined>>;

/** Settings from a map such as `process.env`; an empty value counts as not set. Throws one `SettingsError` with every problem there is. */
export function parseEnv(source: GivenValues): ParsedEnv {
  const given: GivenValues = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]): [string, string] => [name, value?.trim() ?? ''])
      .filter(([, value]) => value !== ''),
  );
  const { settings, wrong } = readSettings(given);
  const missing = settings ? missingSettings(settings, given) : [];
  const problems = [
    ...wrong.values(),
    ...missing.filter((problem) => !wrong.has(problem.slice(0, problem.indexOf(':')))),
  ];
  if (!settings || problems.length > 0) throw new SettingsError(problems);
  return {
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    STORAGE_MODE: storageMode(settings),
  };
}

/** The settings, and what is wrong with a value by its name; a wrong value reads as not set, so that what depends on the others is checked in the same go. */
function readSettings(given: GivenValues): {
  settings: Settings | undefined;
  wrong: ReadonlyMap<string, string>;
} {
  const result = envSchema.safeParse(given);
  if (result.success) return { settings: result.data, wrong: new Map() };
  const wrong = new Map(
    result.error.issues.map(({ path, message }): [string, string] => {
      const name = String(path[0]);
      return [name, formatProblem(name, { reason: message, given })];
    }),
  );
  const usable = Object.entries(given).filter(([name]) => !wrong.has(name));
  return { settings: envSchema.safeParse(Object.fromEntries(usable)).data, wrong };
}

/** One line for each setting that the others ask for. */
function missingSettings(settings: Settings, given: GivenValues): string[] {
  const { SMS_PROVIDER, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET } = settings;
  const mode = storageMode(settings);
  const unset = (names: readonly string[], occasion: string): string[] =>
    names
      .filter((name) => given[name] === undefined || given[name] === placeholder)
      .map((name) => `${name}: must be set when ${occasion}`);
  return [
    ...(mode === 'postgres'
      ? [...unset(requiredWithDatabase, 'DATABASE_URL is set'), ...productionProblems(settings)]
      : []),
    ...unset(requiredWithProvider[SMS_PROVIDER], `SMS_PROVIDER is ${SMS_PROVIDER}`),
    ...(RECAPTCHA_SITE_KEY && !RECAPTCHA_SECRET && mode !== 'remote'
      ? unset(['RECAPTCHA_SECRET'], 'RECAPTCHA_SITE_KEY is set')
      : []),
    ...(settings.MAIL_SMTP_URL ? unset(requiredWithMail, 'MAIL_SMTP_URL is set') : []),
    ...(settings.OIDC_ISSUER ? unset(requiredWithWorkAccounts, 'OIDC_ISSUER is set') : []),
  ];
}

/** The settings of this process, `.env` included; in embedded mode missing secrets are generated into `DATA_DIR/secrets.json`. */
export function loadEnv(): ServerEnv {
  loadEnvFile();
  const parsed = parseEnv(process.env);
  const { DESK_TOKEN, SESSION_SECRET, DATA_ENCRYPTION_KEY } = parsed;
  const secrets =
    DESK_TOKEN && SESSION_SECRET && DATA_ENCRYPTION_KEY
      ? null
      : generatedSecrets(
          parsed.STORAGE_MODE === 'embedded' && !isKeptInMemory(parsed) ? parsed.DATA_DIR : null,
        );
  return {
    ...parsed,
    DESK_TOKEN: DESK_TOKEN ?? (secrets ? [{ name: 'staff', token: secrets.deskToken }] : []),
    SESSION_SECRET: SESSION_SECRET ?? (secrets ? [secrets.sessionSecret] : []),
    DATA_ENCRYPTION_KEY:
      DATA_ENCRYPTION_KEY ??
      (secrets ? [{ version: '1', key: Buffer.from(secrets.dataEncryptionKey, 'base64url') }] : []),
  };
}

/** Throws `SettingsError` for a `.env` that cannot be read: starting without it would use other settings and look like data loss. */
function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    throw new SettingsError([
      `.env: cannot be read (${error instanceof Error ? error.message : String(error)})`,
    ]);
  }
}

function storageMode(settings: Settings): StorageMode {
  if (settings.API_BASE_URL) return 'remote';
  return settings.DATABASE_URL ? 'postgres' : 'embedded';
}

function formatProblem(
  name: string,
  { reason, given }: { reason: string; given: GivenValues },
): string {
  const value = given[name];
  return `${name}: ${reason}${value === undefined || secretNames.has(name) ? '' : ` (now "${value.slice(0, 60)}")`}`;
}

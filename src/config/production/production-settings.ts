/** The requirements that a site on PostgreSQL may waive, by the names that `DO_WITHOUT` accepts. */
export const dispensables = [
  'site-url',
  'sms-provider',
  'file-scanner',
  'bot-check',
  'mail-server',
  'database-tls',
  'sms-tls',
  'los-tls',
  'mail-tls',
  'storage-tls',
] as const;
export type Dispensable = (typeof dispensables)[number];

/** The settings that a site in production must not lack. */
export interface ProductionSettings {
  DATABASE_URL?: string;
  DATABASE_MIGRATION_URL?: string;
  SITE_URL?: string;
  SMS_PROVIDER: string;
  SMS_LIVE: boolean;
  SMS_HTTPS_URL?: string;
  TWILIO_BASE_URL: string;
  CLAMD_HOST?: string;
  CLAMD_SOCKET?: string;
  RECAPTCHA_SITE_KEY?: string;
  MAIL_SMTP_URL?: string;
  LOS_ENDPOINT?: string;
  S3_ENDPOINT?: string;
  DO_WITHOUT: readonly Dispensable[];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '']);
const verifiedModes = new Set(['require', 'verify-ca', 'verify-full']);

/** A connection that others on the way could read: not to this computer, and without TLS. */
function isOpen(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !loopback.has(hostname);
}

function isDatabaseOpen(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return !loopback.has(hostname) && !verifiedModes.has(searchParams.get('sslmode') ?? '');
}

/** One line for each requirement that a site on PostgreSQL does not meet; each can be waived by its name in `DO_WITHOUT`. */
export function productionProblems(settings: ProductionSettings): string[] {
  const missing: readonly [Dispensable, boolean, string][] = [
    [
      'site-url',
      settings.SITE_URL?.startsWith('https:') !== true,
      'SITE_URL: must be the https address of the site',
    ],
    [
      'sms-provider',
      settings.SMS_LIVE && settings.SMS_PROVIDER === 'outbox',
      'SMS_PROVIDER: must be twilio or https, because outbox writes codes into a file',
    ],
    [
      'file-scanner',
      settings.CLAMD_HOST === undefined && settings.CLAMD_SOCKET === undefined,
      'CLAMD_HOST or CLAMD_SOCKET: must be set, or documents are not scanned',
    ],
    [
      'bot-check',
      settings.RECAPTCHA_SITE_KEY === undefined,
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET: must be set, or anything may ask for codes',
    ],
    [
      'mail-server',
      settings.MAIL_SMTP_URL === undefined,
      'MAIL_SMTP_URL: must be set, or notices by mail are written into a file, and no mail address is verified',
    ],
    [
      'database-tls',
      isDatabaseOpen(settings.DATABASE_URL) || isDatabaseOpen(settings.DATABASE_MIGRATION_URL),
      'DATABASE_URL and DATABASE_MIGRATION_URL: must end in ?sslmode=verify-full (or require), or the database is reached in the clear',
    ],
    [
      'sms-tls',
      isOpen(settings.SMS_HTTPS_URL) || isOpen(settings.TWILIO_BASE_URL),
      'SMS_HTTPS_URL and TWILIO_BASE_URL: must begin with https://',
    ],
    ['los-tls', isOpen(settings.LOS_ENDPOINT), 'LOS_ENDPOINT: must begin with https://'],
    ['storage-tls', isOpen(settings.S3_ENDPOINT), 'S3_ENDPOINT: must begin with https://'],
  ];
  return missing.flatMap(([name, isMissing, problem]) =>
    isMissing && !settings.DO_WITHOUT.includes(name)
      ? [`${problem} (with DATABASE_URL; DO_WITHOUT=${name} does without)`]
      : [],
  );
}

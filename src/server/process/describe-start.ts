import { outboxFilePath } from '@/config/data/data-folder';
import type { ServerEnv } from '@/config/env.server';

type DataSettings = Pick<ServerEnv, 'STORAGE_MODE' | 'API_BASE_URL' | 'DATABASE_URL' | 'DATA_DIR'>;
type MessageSettings = Pick<
  ServerEnv,
  'STORAGE_MODE' | 'DATA_DIR' | 'SMS_PROVIDER' | 'SMS_LIVE' | 'MAIL_SMTP_URL'
>;

/** Where the data is, for the terminal: a host and a name, never a password. */
export function describeData(env: DataSettings): string {
  if (env.STORAGE_MODE === 'remote') return `Data of the API at ${env.API_BASE_URL}`;
  if (env.DATABASE_URL === undefined)
    return `Database ready: embedded, in ${env.DATA_DIR} (for trying out; PostgreSQL with DATABASE_URL)`;
  const { host, pathname } = new URL(env.DATABASE_URL);
  return `Database ready: PostgreSQL ${host}${pathname}`;
}

/** Where text messages and mail go that are not sent, for the terminal; no line where all are. */
export function describeMessages(env: MessageSettings): string[] {
  if (env.STORAGE_MODE === 'remote') return [];
  const kept = [
    ...(env.SMS_LIVE && env.SMS_PROVIDER === 'outbox' ? ['text messages with their codes'] : []),
    ...(env.MAIL_SMTP_URL === undefined ? ['mail'] : []),
  ].join(' and ');
  return [
    ...(env.SMS_LIVE ? [] : ['No codes are sent: SMS_LIVE is false']),
    ...(kept === '' ? [] : [`Not sent, but written to ${outboxFilePath(env)}: ${kept}`]),
  ];
}

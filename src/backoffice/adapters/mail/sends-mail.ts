import type { ServerEnv } from '@/config/env.server';

/** Whether mail reaches anybody: with the embedded database the file that it is written to is read by whoever tries the site out, on PostgreSQL by nobody. */
export const sendsMail = ({
  STORAGE_MODE,
  MAIL_SMTP_URL,
}: Pick<ServerEnv, 'STORAGE_MODE' | 'MAIL_SMTP_URL'>): boolean =>
  STORAGE_MODE === 'embedded' || MAIL_SMTP_URL !== undefined;

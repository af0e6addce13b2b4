import { inspect } from 'node:util';
import { serve } from '@hono/node-server';
import { createApi } from '@/backoffice/app';
import { createContainer } from '@/backoffice/container';
import { openDatabase } from '@/backoffice/db/client';
import { seededTemplatePath, testEnv } from '../database/test-database';
import { signInApprover, signInCrew } from '../staff/approver';
import { everyApplication } from '../application/every-application';

/**
 * The back office as a separate process that tests can kill: settings come from the environment; messages and the port go to
 * the standard output as lines of JSON.
 */
const writeLine = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const noop = () => undefined;
const { DATABASE_URL = '', DATA_DIR = '', STORAGE_URL = '', CREW = '0' } = process.env;
const env = testEnv({
  DATABASE_URL,
  DATA_DIR,
  STORAGE_URL,
  // Its sender of mails stands below.
  MAIL_SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@mail.example',
  MAIL_CONTACT_TO: 'office@mail.example',
});
const database = await openDatabase({
  env,
  templatePath: seededTemplatePath,
  onConnectionError: noop,
});
const container = await createContainer({
  env,
  log: {
    debug: noop,
    info: noop,
    warn: noop,
    error: (details, message) => void process.stderr.write(`${message} ${inspect(details)}\n`),
  },
  database,
  sms: { send: async ({ to, text }) => writeLine({ to, text }) },
  mail: { send: async ({ id, to }) => writeLine({ mailId: id, to }) },
  ...(STORAGE_URL === '' ? {} : { files: { applications: everyApplication } }),
});
const approver = await signInApprover(container);
const crew = await signInCrew(container, Number(CREW));
// A long run takes longer than a passkey or code vouches for somebody.
if (approver)
  await database.pool.query(
    "update staff_session set proven_at = '2100-01-01', ends_at = '2100-01-01'",
  );
// Money of an account that a start before approved goes out.
if (!approver) await database.pool.query('update customer set payouts_held_until = null');
const api = createApi(container);
serve(
  {
    fetch: (request) => api.fetch(request, { clientAddress: '203.0.113.7' }),
    port: 0,
    hostname: '127.0.0.1',
  },
  ({ port }) => writeLine({ port, approver, crew }),
);

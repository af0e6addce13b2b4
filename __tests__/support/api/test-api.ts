import { createApi } from '@/backoffice/app';
import type { MailMessage } from '@/backoffice/adapters/mail/mail-sender';
import type { SmsMessage } from '@/backoffice/adapters/sms/sms-sender';
import { createContainer } from '@/backoffice/container';
import type { Container, ContainerOptions } from '@/backoffice/container-parts';
import type { ApiBindings } from '@/backoffice/http/api-types';
import {
  amyToken,
  openSeededDatabase,
  testNow,
  type Engine,
  type TestDatabase,
} from '../database/test-database';
import { undescribedPart } from '../openapi/described-answers';

export interface LogLine {
  level: 'error' | 'warn' | 'info';
  details: object;
  message: string;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; null when there is none. */
  body: unknown;
}

export interface TestApi {
  container: Container;
  testDatabase: TestDatabase;
  log: LogLine[];
  /** Text messages that were sent. */
  sent: SmsMessage[];
  /** Mails that were sent. */
  mailed: MailMessage[];
  setNow: (instant: string) => void;
  countRows: (table: string) => Promise<number>;
  /** Calls a path under `/api/v1` as a visitor. Throws when the answer is none that the published description foresees. */
  call: (path: string, init?: RequestInit, bindings?: ApiBindings) => Promise<TestResponse>;
  /** Calls a desk endpoint as a member of staff; `body` is sent as JSON. */
  desk: (
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; ifMatch?: number; key?: string },
  ) => Promise<TestResponse>;
  close: () => Promise<void>;
}

type Answer = Pick<TestResponse, 'body'>;

/** Parts of an answer's body, whatever it is: `data`, the fields that were refused, and status with error code. */
export const dataOf = ({ body }: Answer) => Object(body).data;
export const fieldsOf = ({ body }: Answer) => Object(body).fields ?? {};
export const codeOf = ({ status, body }: Pick<TestResponse, 'status' | 'body'>) => [
  status,
  Object(body).code,
];

/** The clock of a test stands still, so nothing may run by a timer of the real one: a test runs what it needs. */
export const neverMs = 24 * 60 * 60 * 1_000;

/** On PostgreSQL addresses are verified only where mail is sent; tests read it from `mailed`. */
const mailSettings = {
  MAIL_SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@example.hk',
  MAIL_CONTACT_TO: 'contact@lender.example',
};

export async function startTestApi(
  engine: Engine,
  overrides: Record<string, string> = {},
  parts: Pick<ContainerOptions, 'sms' | 'mail' | 'customerDirectory' | 'files' | 'los'> = {},
): Promise<TestApi> {
  const testDatabase = await openSeededDatabase(engine, { ...mailSettings, ...overrides });
  const log: LogLine[] = [];
  const sent: SmsMessage[] = [];
  const mailed: MailMessage[] = [];
  let now = testNow;
  const write = (level: LogLine['level']) => (details: object, message: string) =>
    void log.push({ level, details, message });
  const container = await createContainer({
    env: testDatabase.env,
    log: {
      error: write('error'),
      warn: write('warn'),
      info: write('info'),
      debug: () => undefined,
    },
    database: testDatabase.database,
    now: () => now,
    deliveryIntervalMs: neverMs,
    jobIntervalMs: neverMs,
    sms: { send: async (message) => void sent.push(message) },
    mail: { send: async (message) => void mailed.push(message) },
    ...parts,
  });
  const api = createApi(container);
  const call: TestApi['call'] = async (path, init, bindings = { clientAddress: '203.0.113.7' }) => {
    const request = new Request(`https://site.example/api/v1${path}`, init);
    const response = await api.fetch(request, bindings);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer: TestResponse = {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : null,
    };
    const undescribed = undescribedPart(request, answer);
    if (undescribed !== null) throw new Error(undescribed);
    return answer;
  };
  return {
    container,
    testDatabase,
    log,
    sent,
    mailed,
    setNow: (instant) => void (now = new Date(instant)),
    async countRows(table) {
      const { rows } = await testDatabase.database.pool.query(`select count(*) from ${table}`);
      return Number(rows[0]?.count);
    },
    call,
    desk: (method, path, { body, token = amyToken, ifMatch, key } = {}) =>
      call(`/desk${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async close() {
      await container.close();
      await testDatabase.drop();
    },
  };
}

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@/backoffice/app';
import type { ContainerOptions } from '@/backoffice/container-parts';
import type { UploadApplication } from '@/backoffice/domains/document/document.access';
import { startTestApi, type TestApi } from '../api/test-api';
import type { Engine } from '../database/test-database';
import { createOtpClient, phone } from '../otp/otp-client';

export const applicationNumber = 'HK-2026-7F3K9Q2M';
export const otherNo = 'HK-2026-8G4M0R3N';
export const closedNo = 'HK-2026-9H5N1S4P';
export const uploadReference = 'Zk3v9QpLw8RtYx2NbVc1';

/** The draft that an application was sent from. */
export const draftOf = (number: string): string => `draft-of-${number}`;

const application = (number: string, more: Partial<UploadApplication> = {}): UploadApplication => ({
  number,
  phone,
  product: 'first',
  answers: { applicantType: 'own-payroll', people: 1 },
  uploadReference: `reference-of-${number}`,
  draftId: draftOf(number),
  customerId: null,
  isOpen: true,
  ...more,
});

export const applications: readonly UploadApplication[] = [
  application(applicationNumber, { uploadReference }),
  application(otherNo, { phone: '+85261234567' }),
  application(closedNo, { isOpen: false }),
];

export interface Part {
  headers: string;
  body: string | Buffer;
}

export const boundary = 'gz0x3MbZ2aQ1';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The bytes of a multipart form as sent over the wire. */
export function formBytes(
  parts: readonly Part[],
  { isEnded = true }: { isEnded?: boolean } = {},
): Buffer {
  const lines = parts.flatMap(({ headers, body }) => [
    Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...lines, ...(isEnded ? [Buffer.from(`--${boundary}--\r\n`)] : [])]);
}

export const field = (name: string, value: string): Part => ({
  headers: `Content-Disposition: form-data; name="${name}"`,
  body: value,
});
export const filePart = (
  body: string | Buffer,
  name = 'page.pdf',
  type = 'application/pdf',
): Part => ({
  headers: `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`,
  body,
});

export interface DocumentResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  body: unknown;
}

export interface DocumentApi extends TestApi {
  /** The storage folder. */
  folder: string;
  /** Every file in it, complete or not. */
  files: () => string[];
  /** Numbers of applications that have ended. */
  ended: Set<string>;
  /** Returns the cookie of an applicant who has verified the application's phone number. */
  prove: (operation?: string, owner?: string, purpose?: string) => Promise<string>;
  fetch: (path: string, init?: RequestInit & { cookie?: string }) => Promise<DocumentResponse>;
  /** Sends a raw body to `los/uploadDocument`. */
  send: (
    body: Buffer | ReadableStream<Uint8Array>,
    options: { cookie?: string; type?: string; language?: string },
  ) => Promise<DocumentResponse>;
}

/** The API with three applications and a folder of its own for files. */
export async function startDocumentApi(
  engine: Engine,
  files: ContainerOptions['files'] = {},
): Promise<DocumentApi> {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const ended = new Set<string>();
  const asItIs = (found: UploadApplication | undefined): UploadApplication | null =>
    found ? { ...found, isOpen: found.isOpen && !ended.has(found.number) } : null;
  const find = async (reference: string): Promise<UploadApplication | null> =>
    asItIs(
      applications.find(
        ({ number, uploadReference: link }) => number === reference || link === reference,
      ),
    );
  const findByDraft = async (draft: string): Promise<UploadApplication | null> =>
    asItIs(applications.find(({ draftId }) => draftId === draft));
  const api = await startTestApi(
    engine,
    { STORAGE_URL: `file://${folder}` },
    {
      files: {
        applications: {
          find,
          findByDraft,
          listAwaitingDocuments: async () => [],
          recordDocumentsComplete: async () => {},
        },
        ...files,
      },
    },
  );
  const hono = createApi(api.container);
  const visitor = createOtpClient(api);
  let minute = 0;

  const fetch: DocumentApi['fetch'] = async (path, { cookie, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (cookie !== undefined) headers.set('cookie', cookie);
    headers.set('sec-fetch-site', 'same-origin');
    const response = await hono.fetch(
      new Request(`https://site.example/api/v1/los/${path}`, { ...init, headers }),
      { clientAddress: '203.0.113.7' },
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString('utf8')) : null,
    };
  };

  return {
    ...api,
    folder,
    ended,
    files: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        statSync(join(folder, path)).isFile(),
      ),
    async prove(operation = applicationNumber, owner = phone, purpose = 'upload') {
      minute += 4;
      api.setNow(`2026-11-16T04:${String(minute).padStart(2, '0')}:00Z`);
      const bound = { phone: owner, purpose, operationId: operation };
      await visitor.send(bound);
      const { headers } = await visitor.verify(await visitor.code(), bound);
      return headers.getSetCookie().join().split(';')[0] ?? '';
    },
    fetch,
    send: (body, { cookie, type = formType, language = 'en' }) =>
      fetch('uploadDocument', {
        method: 'POST',
        body: body instanceof ReadableStream ? body : new Uint8Array(body),
        cookie,
        headers: { 'content-type': type, 'accept-language': language },
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      }),
    async close() {
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

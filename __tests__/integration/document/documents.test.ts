import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { documentMaxBytes } from '@/contracts/limits/limits';
import { documentListSchema, documentSchema } from '@/contracts/document/document';
import { usualEngines } from '@test/support/database/test-database';
import {
  applicationNumber,
  closedNo,
  field,
  filePart,
  formBytes,
  otherNo,
  startDocumentApi,
  type DocumentResponse,
  type DocumentApi,
} from '@test/support/document/documents';

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.alloc(64),
]);
const form = (slot: string, ...parts: Parameters<typeof formBytes>[0]) =>
  formBytes([field('slot', slot), ...parts]);
const documentOf = ({ body }: DocumentResponse) =>
  z.object({ data: documentSchema }).parse(body).data;
const codeOf = ({ status, body }: DocumentResponse) => ({
  status,
  code: z.object({ code: z.string() }).parse(body).code,
});

describe.each(usualEngines)('Documents on %s', (engine) => {
  let api: DocumentApi;
  let cookie = '';
  beforeAll(async () => {
    api = await startDocumentApi(engine);
    cookie = await api.prove();
  });
  afterAll(() => api.close());
  const list = async (as = cookie) =>
    documentListSchema.parse((await api.fetch('documents', { cookie: as })).body);

  it('are kept as they were sent, under a name of ours, for their owner alone to fetch', async () => {
    const answer = await api.send(
      form('identity', filePart(png, 'My card 身份證.png', 'text/html')),
      { cookie },
    );
    const stored = documentOf(answer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(stored).toMatchObject({
      slot: 'identity',
      name: 'My card 身份證.png',
      size: png.length,
      type: 'image/png',
      status: 'stored',
      isLocked: false,
    });
    expect(await list()).toEqual({
      data: [stored],
      application: { applicationNumber, product: 'first', applicantType: 'own-payroll' },
      checklist: expect.arrayContaining([expect.objectContaining({ slot: 'payslips' })]),
    });

    const download = await api.fetch(`documents/${stored.id}`, { cookie });
    expect(download.bytes.equals(png)).toBe(true);
    expect(
      Object.fromEntries(
        [
          'content-type',
          'content-length',
          'content-disposition',
          'x-content-type-options',
          'content-security-policy',
          'cache-control',
        ].map((name) => [name, download.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': `attachment; filename="My card ___.png"; filename*=UTF-8''My%20card%20%E8%BA%AB%E4%BB%BD%E8%AD%89.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
    });

    const [path = ''] = api.files();
    expect(path).toBe(`${stored.id.slice(0, 2)}/${stored.id}`);
    expect(readFileSync(join(api.folder, path)).includes(png)).toBe(false);
    expect((statSync(join(api.folder, path)).mode & 0o777).toString(8)).toBe('600');
    const { rows } = await api.testDatabase.database.pool.query<{ sha256: string; name: string }>(
      'select sha256, name from document',
    );
    expect(rows[0]?.sha256).toBe(createHash('sha256').update(png).digest('hex'));
    expect(rows[0]?.name).not.toContain('card');
  });

  it('sent twice to the same list are one, and to another list two', async () => {
    const before = (await list()).data.length;
    const [first, again, elsewhere] = [
      await api.send(form('payslips', filePart(pdf)), { cookie }),
      await api.send(form('payslips', filePart(pdf)), { cookie }),
      await api.send(form('tax-demand', filePart(pdf)), { cookie }),
    ];
    expect(documentOf(again).id).toBe(documentOf(first).id);
    expect(documentOf(elsewhere).id).not.toBe(documentOf(first).id);
    expect((await list()).data).toHaveLength(before + 2);
    expect(api.files()).toHaveLength(before + 2);
  });

  it('of the largest size are taken, and one byte more is refused and not kept', async () => {
    const before = api.files().length;
    const largest = documentOf(
      await api.send(
        form('company-accounts', filePart(Buffer.alloc(documentMaxBytes, 7), 'accounts.bin')),
        { cookie },
      ),
    );
    expect(largest).toMatchObject({ size: 20_971_520, type: 'application/octet-stream' });
    expect(
      codeOf(
        await api.send(form('company-accounts', filePart(Buffer.alloc(documentMaxBytes + 1, 7))), {
          cookie,
        }),
      ),
    ).toEqual({ status: 413, code: 'payload_too_large' });
    expect(api.files()).toHaveLength(before + 1);
  });

  it('are at most ten a list, also when they come at once, and one taken back makes room', async () => {
    const upload = (index: number) =>
      api.send(form('other', filePart(`note ${index}`, `${index}.txt`)), { cookie });
    const before = api.files().length;
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => upload(index)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(Array(4).fill({ status: 409, code: 'too_many_files' }));
    expect((await list()).data.filter(({ slot }) => slot === 'other')).toHaveLength(10);
    expect(api.files()).toHaveLength(before + 10);

    const [taken] = answers.filter(({ status }) => status === 200).map(documentOf);
    expect((await api.fetch(`documents/${taken?.id}`, { method: 'DELETE', cookie })).body).toEqual({
      success: true,
    });
    expect((await api.fetch(`documents/${taken?.id}`, { method: 'DELETE', cookie })).body).toEqual({
      success: true,
    });
    expect(codeOf(await api.fetch(`documents/${taken?.id}`, { cookie }))).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(api.files()).toHaveLength(before + 9);
    expect((await upload(99)).status).toBe(200);
  });

  it('that ask for a password say so', async () => {
    const locked = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(200_000, ' '),
      Buffer.from('trailer << /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF'),
    ]);
    expect(
      documentOf(await api.send(form('bank-statements', filePart(locked)), { cookie })),
    ).toMatchObject({ type: 'application/pdf', isLocked: true });
    expect(
      documentOf(
        await api.send(form('bank-statements', filePart('a note on /Encrypt 5 0 R', 'note.txt')), {
          cookie,
        }),
      ),
    ).toMatchObject({ isLocked: false });
  });

  it.each([
    ['no file', form('identity'), { status: 400, code: 'file_missing' }],
    ['an empty file', form('identity', filePart('')), { status: 400, code: 'file_empty' }],
    ['no slot', formBytes([filePart(pdf)]), { status: 400, code: 'validation_failed' }],
    ['an unknown slot', form('selfie', filePart(pdf)), { status: 400, code: 'validation_failed' }],
    [
      'a broken-off form',
      formBytes([field('slot', 'identity'), filePart(pdf)], { isEnded: false }),
      { status: 400, code: 'upload_broken' },
    ],
    [
      'two files',
      form('identity', filePart(pdf), filePart(png)),
      { status: 400, code: 'validation_failed' },
    ],
    [
      'another person’s application',
      formBytes([field('slot', 'identity'), field('applicationNumber', otherNo), filePart(pdf)]),
      { status: 404, code: 'not_found' },
    ],
  ])('are refused with %s, and nothing is kept', async (_what, body, expected) => {
    const before = [await list(), api.files()];
    expect(codeOf(await api.send(body, { cookie }))).toEqual(expected);
    expect([await list(), api.files()]).toEqual(before);
  });

  it('are refused in the words of the visitor’s language', async () => {
    const answers = await Promise.all(
      ['en', 'zh-HK', 'zh-CN'].map((language) =>
        api.send(form('identity', filePart('')), { cookie, language }),
      ),
    );
    expect(
      answers.map(({ body }) => z.object({ message: z.string() }).parse(body).message),
    ).toEqual([
      'This file is empty. Please choose another one.',
      '檔案沒有內容，請選擇另一個檔案。',
      '文件没有内容，请选择其他文件。',
    ]);
  });

  it('whose sender goes away leave neither file nor row', async () => {
    const before = [await list(), api.files()];
    const start = formBytes([
      field('slot', 'identity'),
      filePart(Buffer.alloc(300_000, 3)),
    ]).subarray(0, 250_000);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(start));
        controller.error(new Error('gone'));
      },
    });
    expect(codeOf(await api.send(body, { cookie })).code).toBe('upload_broken');
    expect([await list(), api.files()]).toEqual(before);
    expect((await api.testDatabase.database.pool.query('select * from loose_file')).rows).toEqual(
      [],
    );
  });

  it('of a closed application can be seen, and no more come in', async () => {
    const as = await api.prove(closedNo);
    expect((await list(as)).data).toEqual([]);
    expect(codeOf(await api.send(form('identity', filePart(pdf)), { cookie: as }))).toEqual({
      status: 409,
      code: 'application_closed',
    });
  });

  it('stay for good once the application has ended', async () => {
    const [{ id } = { id: '' }] = (await list()).data;
    api.ended.add(applicationNumber);
    expect(codeOf(await api.fetch(`documents/${id}`, { method: 'DELETE', cookie }))).toEqual({
      status: 409,
      code: 'application_closed',
    });
    expect((await api.fetch(`documents/${id}`, { cookie })).status).toBe(200);
    api.ended.clear();
  });

  it('and their files go when the application’s time is over', async () => {
    await api.container.documents.documents.removeByApplication(applicationNumber);
    expect((await list()).data).toEqual([]);
    expect(api.files()).toEqual([]);
    expect((await api.testDatabase.database.pool.query('select * from loose_file')).rows).toEqual(
      [],
    );
  });
});

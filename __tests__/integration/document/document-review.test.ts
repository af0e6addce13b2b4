import { dataOf } from '@test/support/api/test-api';
import { amyToken, usualEngines } from '@test/support/database/test-database';
import {
  applicationNumber,
  field,
  filePart,
  formBytes,
  formType,
  startDocumentApi,
  type DocumentApi,
} from '@test/support/document/documents';

const program = Buffer.concat([
  Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
  Buffer.alloc(4_000),
]);

describe.each(usualEngines)('Files that a person has to look at on %s', (engine) => {
  let api: DocumentApi;
  let cookie = '';
  const send = async (bytes: Buffer, name: string) =>
    dataOf(
      await api.send(formBytes([field('slot', 'address-proof'), filePart(bytes, name)]), {
        cookie,
      }),
    );
  const review = (id: string, decision: string) =>
    api.desk('PUT', `/documents/${id}/review`, { body: { decision, note: 'looked at it' } });

  beforeAll(async () => {
    api = await startDocumentApi(engine);
    cookie = await api.prove();
  });
  afterAll(() => api.close());

  it.each([
    ['a program', program, 'bill.exe'],
    [
      'a page of the web',
      Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50)),
      'bill.html',
    ],
    ['six bytes', Buffer.from('junk!!'), 'bill.pdf'],
    [
      'a PDF that breaks off',
      Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(4_000)]),
      'half.pdf',
    ],
  ])('take %s, never as received', async (_what, bytes, name) => {
    const document = await send(bytes, name);
    expect(document).toMatchObject({ status: 'stored', review: 'waiting' });
    const download = await api.fetch(`documents/${document.id}`, { cookie });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('are added by staff under the same limits, and shown to the applicant as added', async () => {
    const add = (fields: Record<string, string>, authorization = `Bearer ${amyToken}`) =>
      api.call('/desk/documents', {
        method: 'POST',
        headers: { authorization, 'content-type': formType },
        body: new Uint8Array(
          formBytes([
            ...Object.entries(fields).map(([name, value]) => field(name, value)),
            filePart(program, 'bill.exe'),
          ]),
        ),
      });
    const fields = { applicationNumber, slot: 'rates-demand', cameBy: 'email' };
    expect((await add({ ...fields, cameBy: 'pigeon' })).status).toBe(400);
    expect((await add(fields, 'Bearer nobody')).status).toBe(401);
    const added = await add(fields);
    expect(added).toMatchObject({
      status: 200,
      body: { data: { slot: 'rates-demand', review: 'waiting', cameBy: 'email' } },
    });
    const { id } = dataOf(added);
    expect(Object((await api.fetch('documents', { cookie })).body).data).toContainEqual(
      expect.objectContaining({ id, cameBy: 'email' }),
    );
    expect((await api.fetch(`documents/${id}`, { cookie, method: 'DELETE' })).status).toBe(409);
    expect(dataOf(await api.desk('GET', '/audit'))[0]).toMatchObject({
      target: `document:${id}`,
      action: 'create',
      after: { application: applicationNumber, slot: 'rates-demand', cameBy: 'email' },
    });
  });

  it('count once staff have accepted them, and no longer once they are refused', async () => {
    const { id } = await send(Buffer.concat([program, Buffer.from('2')]), 'scan.tif');
    expect((await review(id, 'accepted')).status).toBe(200);
    const listed = async () =>
      Object((await api.fetch('documents', { cookie })).body).data.find(
        (row: { id: string }) => row.id === id,
      );
    expect(await listed()).toMatchObject({ review: 'accepted' });
    expect((await review(id, 'refused')).status).toBe(200);
    expect(await listed()).toMatchObject({ review: 'refused' });
    expect(dataOf(await api.desk('GET', '/audit'))[0]).toMatchObject({
      target: `document:${id}`,
      before: { review: 'accepted' },
      after: { review: 'refused', note: 'looked at it' },
    });
    const photo = await send(
      Buffer.concat([
        Buffer.from('ffd8ffe000104a464946', 'hex'),
        Buffer.alloc(4_000),
        Buffer.from('ffd9', 'hex'),
      ]),
      'photo.jpg',
    );
    expect(photo).toMatchObject({ type: 'image/jpeg', review: null });
    // What no person has to look at may be looked at all the same.
    expect((await review(photo.id, 'refused')).status).toBe(200);
  });
});

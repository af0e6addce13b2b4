import sharp from 'sharp';
import { z } from 'zod';
import { documentListSchema, documentSchema } from '@/contracts/document/document';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';
import { heicPicture } from '@test/support/document/pictures';
import {
  applicationNumber,
  draftOf,
  field,
  filePart,
  formBytes,
  otherNo,
  startDocumentApi,
  uploadReference,
  type DocumentResponse,
  type DocumentApi,
} from '@test/support/document/documents';

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
const form = (slot: string, ...parts: Parameters<typeof formBytes>[0]) =>
  formBytes([field('slot', slot), ...parts]);
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
    expect((await api.send(form('identity', filePart(pdf)), { cookie })).status).toBe(200);
  });
  afterAll(() => api.close());
  const list = async (as = cookie) =>
    documentListSchema.parse((await api.fetch('documents', { cookie: as })).body);

  describe('belong to one person:', () => {
    it.each([
      ['nobody', undefined, { status: 401, code: 'unauthorised' }],
      [
        'a made-up token',
        `__Host-proof_token=${'x'.repeat(43)}`,
        { status: 401, code: 'unauthorised' },
      ],
    ])('%s gets nothing', async (_who, as, expected) => {
      const [{ id } = { id: '' }] = (await list()).data;
      const calls = [
        api.fetch('documents', { cookie: as }),
        api.fetch(`documents/${id}`, { cookie: as }),
        api.fetch(`documents/${id}`, { method: 'DELETE', cookie: as }),
        api.send(form('identity', filePart(pdf)), { cookie: as }),
      ];
      expect((await Promise.all(calls)).map(codeOf)).toEqual(Array(4).fill(expected));
    });

    it('also their thumbnails, which nothing keeps and only clean pictures have', async () => {
      const sent = await api.send(form('identity', filePart(heicPicture, 'Card.heic')), { cookie });
      const { id } = z.object({ data: documentSchema }).parse(sent.body).data;
      const address = `documents/${id}/thumbnail`;
      const thumbnail = await api.fetch(address, { cookie });
      expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 240,
        height: 180,
      });
      expect(
        ['cache-control', 'content-security-policy', 'x-content-type-options'].map((name) =>
          thumbnail.headers.get(name),
        ),
      ).toEqual(['no-store', 'sandbox', 'nosniff']);
      expect(api.files()).toHaveLength(2);
      const listed = (await list()).data;
      expect(
        Object.fromEntries(listed.map(({ type, hasThumbnail }) => [type, hasThumbnail])),
      ).toEqual({ 'application/pdf': false, 'image/heic': true });
      expect(codeOf(await api.fetch(address, {}))).toEqual({ status: 401, code: 'unauthorised' });
      const stranger = await api.prove(otherNo, '+85261234567');
      expect(codeOf(await api.fetch(address, { cookie: stranger })).status).toBe(404);
      const letter = listed.find(({ type }) => type === 'application/pdf');
      expect((await api.fetch(`documents/${letter?.id}/thumbnail`, { cookie })).status).toBe(404);
      await api.fetch(`documents/${id}`, { method: 'DELETE', cookie });
      expect((await api.fetch(address, { cookie })).status).toBe(404);
    });

    it('whoever proved another phone or another application gets nothing', async () => {
      const [{ id } = { id: '' }] = (await list()).data;
      const strangers = [
        await api.prove(applicationNumber, '+85267654321'),
        await api.prove(otherNo, '+85261234567'),
      ];
      for (const stranger of strangers) {
        expect(
          codeOf(
            await api.fetch(`documents?applicationNumber=${applicationNumber}`, {
              cookie: stranger,
            }),
          ),
        ).toEqual({ status: 404, code: 'not_found' });
        expect(codeOf(await api.fetch(`documents/${id}`, { cookie: stranger }))).toEqual({
          status: 404,
          code: 'not_found',
        });
        expect(
          codeOf(await api.fetch(`documents/${id}`, { method: 'DELETE', cookie: stranger })),
        ).toEqual({ status: 404, code: 'not_found' });
      }
      expect((await api.fetch(`documents/${id}`, { cookie })).status).toBe(200);
    });

    it('a proof for another purpose is none', async () => {
      for (const purpose of ['step-up', 'apply'] as const)
        expect(
          codeOf(
            await api.fetch(`documents?applicationNumber=${applicationNumber}`, {
              cookie: await api.prove(applicationNumber, phone, purpose),
            }),
          ).status,
        ).toBe(purpose === 'apply' ? 404 : 401);
    });

    it('the code of the application itself opens its documents, and no others', async () => {
      const applicant = await api.prove(draftOf(applicationNumber), phone, 'apply');
      expect(await list(applicant)).toEqual(await list());
      expect((await api.send(form('identity', filePart(pdf)), { cookie: applicant })).status).toBe(
        200,
      );
      for (const [operation, owner] of [
        [draftOf(otherNo), phone],
        [draftOf(applicationNumber), '+85267654321'],
        ['draft-of-nobody', phone],
      ] as const) {
        const stranger = await api.prove(operation, owner, 'apply');
        expect(codeOf(await api.fetch('documents', { cookie: stranger }))).toEqual({
          status: 404,
          code: 'not_found',
        });
      }
    });

    it('whoever ended the proof gets nothing with its cookie any more', async () => {
      const as = await api.prove(applicationNumber);
      expect((await api.fetch('documents', { cookie: as })).status).toBe(200);
      await api.container.otp.revokeProof(as.replace('__Host-proof_token=', ''));
      expect(codeOf(await api.fetch('documents', { cookie: as }))).toEqual({
        status: 401,
        code: 'unauthorised',
      });
    });

    it('a link’s reference opens the same list as the number', async () => {
      const byLink = await api.prove(uploadReference);
      expect(await list(byLink)).toEqual(await list(await api.prove()));
    });
  });
});

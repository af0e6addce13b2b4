import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { documentSchema } from '@/contracts/document/document';
import { errorBodySchema } from '@/contracts/errors';
import { usualEngines } from '@test/support/database/test-database';
import {
  field,
  filePart,
  formBytes,
  startDocumentApi,
  type DocumentApi,
} from '@test/support/document/documents';
import { hostileUploads } from '@test/support/document/hostile-files';

/** `HOSTILE_UPLOADS=2000` is the long run; every kind comes several times in the short one. */
const count = Number(process.env.HOSTILE_UPLOADS ?? 80);
const uploads = hostileUploads(count);
const clientError = (status: number): boolean => status >= 400 && status < 500;

describe.each(usualEngines)('Hostile uploads on %s', (engine) => {
  let api: DocumentApi;
  let cookie = '';
  beforeAll(async () => {
    api = await startDocumentApi(engine);
    cookie = await api.prove();
  });
  afterAll(() => api.close());

  it(
    'are refused with a clear message or stored as plain bytes, and nothing falls over',
    async () => {
      const wrong: string[] = [];
      let stored = 0;
      const check = (isRight: boolean, note: string): void => void (isRight ? 0 : wrong.push(note));
      for (const [index, { what, body, type, outcome }] of uploads.entries()) {
        const note = (problem: string): string => `${index} ${what}: ${problem}`;
        const answer = await api.send(body, { cookie, type });
        if (answer.status !== 200) {
          check(
            outcome !== 'stored' && clientError(answer.status),
            note(`answered ${answer.status}`),
          );
          const { message, code } = errorBodySchema.parse(answer.body);
          check(message.length > 10 && code !== 'internal', note(`said ${code}: ${message}`));
          check(api.files().length === 0, note('left a file'));
          continue;
        }
        stored += 1;
        check(outcome !== 'refused', note('was stored'));
        const { id, name } = z.object({ data: documentSchema }).parse(answer.body).data;
        check(
          /^[^/\\\p{Cc}\u202e<>:"|?*]{1,120}$/u.test(name) && !name.startsWith('.'),
          note(`is called ${name}`),
        );
        const files = api.files();
        check(
          files.length === 1 && files[0] === `${id.slice(0, 2)}/${id}`,
          note(`lies in ${files.join()}`),
        );
        check(
          (statSync(join(api.folder, files[0] ?? '')).mode & 0o777) === 0o600,
          note('may be read by others'),
        );
        const download = await api.fetch(`documents/${id}`, { cookie });
        check(download.bytes.length > 0 && body.includes(download.bytes), note('was changed'));
        check(
          /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/.test(
            download.headers.get('content-disposition') ?? '',
          ),
          note(`is offered as ${download.headers.get('content-disposition')}`),
        );
        check(
          download.headers.get('content-security-policy') === 'sandbox' &&
            download.headers.get('x-content-type-options') === 'nosniff',
          note('could be opened'),
        );
        check(
          download.headers.get('set-cookie') === null && download.headers.get('x-evil') === null,
          note('set a header'),
        );
        await api.fetch(`documents/${id}`, { method: 'DELETE', cookie });
      }
      expect(wrong).toEqual([]);
      expect(uploads).toHaveLength(count);
      expect(stored).toBeGreaterThan(count * 0.3);
      expect(api.log.filter(({ level }) => level === 'error')).toEqual([]);
    },
    120_000 + count * 1_000,
  );

  it('leave the service as it was', async () => {
    expect(
      (
        await api.send(formBytes([field('slot', 'identity'), filePart('%PDF-1.7 fine')]), {
          cookie,
        })
      ).status,
    ).toBe(200);
    const { rows } = await api.testDatabase.database.pool.query(
      'select count(*)::int as rows, (select count(*)::int from loose_file) as loose from document',
    );
    expect({ ...rows[0], files: api.files().length }).toEqual({ rows: 1, loose: 0, files: 1 });
  });
});

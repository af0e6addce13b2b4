import { writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { createFileScanner } from '@/backoffice/adapters/scanner/create-file-scanner';
import { createDocumentRepository } from '@/backoffice/domains/document/document.repository';
import { fileKeyOf } from '@/backoffice/adapters/storage/file-storage';
import { documentListSchema, documentSchema } from '@/contracts/document/document';
import { eicar, startClamdServer, type ClamdServer } from '@test/support/servers/clamd-server';
import { usualEngines, testEnv } from '@test/support/database/test-database';
import {
  field,
  filePart,
  formBytes,
  startDocumentApi,
  type DocumentApi,
} from '@test/support/document/documents';

describe.each(usualEngines)('Documents before a scanner on %s', (engine) => {
  let daemon: ClamdServer;
  let api: DocumentApi;
  let cookie = '';
  beforeAll(async () => {
    daemon = await startClamdServer();
    const scanner = createFileScanner(
      testEnv({
        CLAMD_HOST: '127.0.0.1',
        CLAMD_PORT: String(daemon.port),
        CLAMD_TIMEOUT_MS: '300',
      }),
    );
    api = await startDocumentApi(engine, scanner ? { scanner } : {});
    cookie = await api.prove();
  });
  afterAll(async () => {
    await api.close();
    await daemon.close();
  });
  beforeEach(() => daemon.setBehaviour('scan'));

  const upload = async (body: string) =>
    z
      .object({ data: documentSchema })
      .parse(
        (await api.send(formBytes([field('slot', 'identity'), filePart(body)]), { cookie })).body,
      ).data;
  const statusOf = async (id: string) =>
    documentListSchema
      .parse((await api.fetch('documents', { cookie })).body)
      .data.find((one) => one.id === id)?.status;
  const download = async (id: string) => (await api.fetch(`documents/${id}`, { cookie })).status;

  it('are held back while no verdict can be had, and released once they are clean', async () => {
    daemon.setBehaviour('cut');
    const { id, status } = await upload('a harmless page');
    expect(status).toBe('waiting');
    await api.container.documents.scanTask?.runNow();
    expect([await statusOf(id), await download(id)]).toEqual(['waiting', 409]);
    expect(
      api.log.filter(({ message }) => message.includes('could not be scanned')).length,
    ).toBeGreaterThan(0);

    daemon.setBehaviour('scan');
    api.setNow('2026-11-16T04:10:00Z');
    await api.container.documents.scanTask?.runNow();
    expect([await statusOf(id), await download(id)]).toEqual(['clean', 200]);
  });

  it('that are infected lose their file and stay on the list as refused', async () => {
    const before = api.files().length;
    const { id } = await upload(`before ${eicar} after`);
    await api.container.documents.scanTask?.runNow();
    expect([await statusOf(id), await download(id)]).toEqual(['infected', 404]);
    expect(api.files()).toHaveLength(before);
    expect(api.log).toContainEqual({
      level: 'warn',
      details: { document: id, found: 'Win.Test.EICAR_HDB-1' },
      message: 'A document is infected; its file was removed',
    });
  });

  it('may be taken back while they wait', async () => {
    daemon.setBehaviour('silent');
    const { id } = await upload('another page');
    await api.fetch(`documents/${id}`, { method: 'DELETE', cookie });
    daemon.setBehaviour('scan');
    await api.container.documents.scanTask?.runNow();
    expect(await statusOf(id)).toBeUndefined();
  });
});

describe.each(usualEngines)('Files that a crash left behind on %s', (engine) => {
  it('go once nobody can be writing them any more; those of documents stay', async () => {
    const api = await startDocumentApi(engine);
    const cookie = await api.prove();
    await api.send(formBytes([field('slot', 'identity'), filePart('kept')]), { cookie });
    const [kept] = api.files();
    const documents = createDocumentRepository(api.testDatabase.database.db);
    const key = fileKeyOf('3f2a9c1e-0000-4000-8000-000000000001');
    await documents.addOrphans([key], new Date('2026-11-16T05:30:00Z'));
    for (const path of [key, `${key}.part`]) {
      mkdirSync(dirname(join(api.folder, path)), { recursive: true });
      writeFileSync(join(api.folder, path), 'half');
    }
    api.setNow('2026-11-16T05:29:59Z');
    await api.container.documents.removeOrphans();
    expect(api.files()).toHaveLength(3);
    api.setNow('2026-11-16T05:30:00Z');
    await api.container.documents.removeOrphans();
    expect(api.files()).toEqual([kept]);
    expect(await documents.listRemovableOrphans(new Date('2030-01-01T00:00:00Z'), 10)).toEqual([]);
    await api.close();
  });
});

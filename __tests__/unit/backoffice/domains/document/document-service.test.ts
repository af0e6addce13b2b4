import { text } from 'node:stream/consumers';
import {
  applicant,
  number,
  setUpDocuments as setUp,
  stranger,
} from '@test/support/backoffice/document-services';

describe('A document that arrives', () => {
  it('is kept under an encrypted name, by what its bytes are, and its application is looked at', async () => {
    const { send, store, files, reported, receivedCount } = setUp();
    expect(await send('%PDF-1.7 my card', { fileName: '../Chan.html' })).toEqual({
      id: '00000001-0000-4000-8000-000000000000',
      slot: 'identity',
      name: 'Chan.html',
      size: 16,
      type: 'application/pdf',
      status: 'stored',
      review: 'waiting',
      refusal: null,
      cameBy: null,
      isLocked: false,
      hasThumbnail: false,
      uploadedAt: '2026-05-04T10:00:00.000Z',
    });
    expect(store.rows).toMatchObject([{ applicationNumber: number, nextScanAt: null }]);
    expect(JSON.stringify(store.rows)).not.toContain('Chan');
    expect([...files.values()].map(String)).toEqual(['%PDF-1.7 my card']);
    expect([[...store.orphans], reported, receivedCount()]).toEqual([[], [number], 1]);
  });

  it('waits for the scanner where there is one', async () => {
    const { send, store, clock } = setUp({ isScanned: true });
    expect(await send('a page')).toMatchObject({ status: 'waiting' });
    expect(store.rows).toMatchObject([{ nextScanAt: clock.now() }]);
  });

  it('is the same document when it is sent again to the same slot, and another in another', async () => {
    const { send, store, files, reported } = setUp();
    const first = await send('a page');
    expect(await send('a page', { fileName: 'again.pdf' })).toEqual(first);
    expect([store.rows.length, files.size, reported.length]).toEqual([1, 1, 1]);
    expect(await send('a page', { slot: 'payslips' })).not.toEqual(first);
    expect([store.rows.length, files.size, reported.length]).toEqual([2, 2, 2]);
  });

  it('is not taken again where staff could not use it, and another copy is', async () => {
    const { send, store, files } = setUp();
    await send('a page');
    Object.assign(store.rows[0] ?? {}, { review: 'refused' });
    await expect(send('a page')).rejects.toMatchObject({ code: 'file_refused' });
    expect([store.rows.length, files.size, store.orphans.size]).toEqual([1, 1, 0]);
    await send('a sharper page');
    expect(store.rows.length).toBe(2);
  });

  it('is refused after ten of its kind, also where others were faster', async () => {
    const { send, store, files } = setUp();
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, page) => send(`page ${page}`)),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'too_many_files' } },
      { reason: { code: 'too_many_files' } },
    ]);
    await expect(send('one more')).rejects.toMatchObject({ code: 'too_many_files' });
    expect([store.rows.length, files.size, store.orphans.size]).toEqual([10, 10, 0]);
    expect(await send('one more', { slot: 'payslips' })).toMatchObject({ slot: 'payslips' });
  });

  it('may be sent again where the storage could not take it, such as a full disk, and nothing of it is kept', async () => {
    const { send, store, files, storage, reported, receivedCount } = setUp();
    const { write } = storage;
    storage.write = async (key, bytes) => {
      await write(key, bytes);
      files.clear();
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    await expect(send('a page')).rejects.toMatchObject({ code: 'unavailable' });
    expect([store.rows, [...files], [...store.orphans]]).toEqual([[], [], []]);
    expect([reported, receivedCount()]).toEqual([[], 0]);
    storage.write = write;
    expect(await send('a page')).toMatchObject({ status: 'stored' });
  });

  it.each<{ what: string; page: string; completed?: () => Promise<void>; code: string }>([
    { what: 'an empty file', page: '', code: 'file_empty' },
    {
      what: 'a file of one byte too many',
      page: 'x'.repeat(20 * 1024 * 1024 + 1),
      code: 'payload_too_large',
    },
    {
      what: 'a file that broke off',
      page: 'half',
      completed: () => Promise.reject(Object.assign(new Error(), { code: 'upload_broken' })),
      code: 'upload_broken',
    },
  ])('is not kept when it is $what', async ({ page, completed, code }) => {
    const { send, store, files, reported, receivedCount } = setUp();
    const sent = send(page, completed ? { completed: completed() } : {});
    await expect(sent).rejects.toMatchObject({ code });
    expect([store.rows, [...files], [...store.orphans]]).toEqual([[], [], []]);
    expect([reported, receivedCount()]).toEqual([[], 0]);
  });

  it('is not kept when it took longer than its file is protected for', async () => {
    const { send, store, files, clock } = setUp();
    const whileSending = () => clock.advance(60 * 60_000);
    await expect(send('a page', { whileSending })).rejects.toMatchObject({ code: 'unavailable' });
    expect([store.rows, [...files]]).toEqual([[], []]);
  });

  it('is refused once the application has ended', async () => {
    const { send, files } = setUp({ isOpen: false });
    await expect(send('a page')).rejects.toMatchObject({ code: 'application_closed' });
    expect(files.size).toBe(0);
  });
});

describe('The documents of an application', () => {
  it('are listed, opened and removed by a proof of its phone and by its customer, and by nobody else', async () => {
    const { send, service } = setUp();
    const { id } = await send('a page');
    const customer = { proof: null, customerId: 'customer-1' };
    for (const caller of [applicant, customer]) {
      expect(await service.list(caller, number)).toMatchObject({
        data: [{ id, name: 'page.pdf' }],
        application: { applicationNumber: number, product: 'first', applicantType: 'salaried' },
        checklist: expect.arrayContaining([
          expect.objectContaining({ slot: 'identity', copies: 2 }),
        ]),
      });
      const { bytes, ...file } = await service.open(caller, id);
      expect(file).toEqual({
        name: 'page.pdf',
        size: 6,
        type: 'application/octet-stream',
        slot: 'identity',
        customerId: 'customer-1',
      });
      expect(await text(bytes)).toBe('a page');
    }
    const applying = { proof: { ...applicant.proof, purpose: 'apply' }, customerId: null } as const;
    for (const caller of [stranger, applying, { proof: null, customerId: null }]) {
      await expect(service.list(caller, number)).rejects.toMatchObject({ code: 'not_found' });
      await expect(service.open(caller, id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(service.remove(caller, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(
      service.list({ proof: null, customerId: 'customer-1' }, undefined),
    ).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await service.list(applicant, undefined)).toMatchObject({ data: [{ id }] });
  });

  it('are removed with their files, once, while the application is open', async () => {
    const { send, service, store, files } = setUp();
    const { id } = await send('a page');
    await service.remove(applicant, id);
    await service.remove(applicant, id);
    expect([store.rows, [...files], [...store.orphans]]).toEqual([[], [], []]);
    const closed = setUp({ isOpen: false });
    closed.store.rows.push(...(await documentOf(setUp())));
    await expect(
      closed.service.remove(applicant, closed.store.rows[0]?.id ?? ''),
    ).rejects.toMatchObject({ code: 'application_closed' });
  });

  it('go with all their files at the end of their time', async () => {
    const { send, service, store, files } = setUp();
    await send('a page');
    await send('another', { slot: 'payslips' });
    await service.removeByApplication(number);
    expect([store.rows, [...files], [...store.orphans]]).toEqual([[], [], []]);
  });

  it('are held back while they wait for the scanner, and gone when they are infected', async () => {
    const { send, service, store } = setUp({ isScanned: true });
    const { id } = await send('a page');
    await expect(service.open(applicant, id)).rejects.toMatchObject({ code: 'document_held' });
    Object.assign(store.rows[0] ?? {}, { status: 'infected', fileKey: null });
    await expect(service.open(applicant, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('whose file is lost are a fault of ours', async () => {
    const { send, service, files } = setUp();
    const { id } = await send('a page');
    files.clear();
    await expect(service.open(applicant, id)).rejects.toMatchObject({ code: 'internal' });
  });
});

async function documentOf({ send, store }: ReturnType<typeof setUp>) {
  await send('a page');
  return store.rows;
}

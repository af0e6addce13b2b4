import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  applicant,
  number,
  setUpDocuments as setUp,
} from '@test/support/backoffice/document-services';

describe('Staff who read documents', () => {
  it('find them by the application, and every reading is written down', async () => {
    const { send, desk, audited, clock } = setUp();
    const { id } = await send('a page', { slot: 'payslips' });
    expect(await desk.list(number)).toMatchObject([{ id, name: 'page.pdf' }]);
    expect(audited).toEqual([]);
    expect(await text((await desk.open('amy', id)).bytes)).toBe('a page');
    expect(audited).toEqual([
      {
        at: clock.now(),
        staff: 'amy',
        action: 'read',
        target: `document:${id}`,
        before: null,
        after: { application: number, slot: 'payslips' },
      },
    ]);
  });

  it('find nothing where there is nothing, and nothing is written down', async () => {
    const { desk, audited } = setUp();
    await expect(desk.list('HK-2026-00000000')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(desk.open('amy', 'none')).rejects.toMatchObject({ code: 'not_found' });
    expect(audited).toEqual([]);
  });

  it('settle a file that waits for a person, and say why', async () => {
    const { send, desk, store, audited, reported } = setUp();
    const { id } = await send('%PDF-1.7 my card');
    expect(store.rows).toMatchObject([{ review: 'waiting' }]);
    await desk.review('amy', {
      id,
      decision: 'refused',
      note: 'not his card',
      refusal: 'other-person',
    });
    expect(store.rows).toMatchObject([{ review: 'refused', refusal: 'other-person' }]);
    expect(audited).toMatchObject([
      {
        staff: 'amy',
        action: 'update',
        target: `document:${id}`,
        before: { review: 'waiting' },
        after: { review: 'refused', refusal: 'other-person', note: 'not his card' },
      },
    ]);
    await desk.review('amy', { id, decision: 'accepted', note: 'it is', refusal: 'other-person' });
    expect(store.rows).toMatchObject([{ review: 'accepted', refusal: null }]);
    expect(reported).toEqual([number, number, number]);
  });

  it('add what came by post for the applicant, who sees how it came and cannot take it back', async () => {
    const { desk, service, store, audited, reported, receivedCount, clock } = setUp();
    const add = (page: string) =>
      desk.add('amy', {
        form: { applicationNumber: number, slot: 'payslips', cameBy: 'post' },
        fileName: 'scan.pdf',
        bytes: Readable.from([Buffer.from(page)]),
        completed: Promise.resolve(),
      });
    const { id } = await add('payslip of May');
    expect(audited).toEqual([
      {
        at: clock.now(),
        staff: 'amy',
        action: 'create',
        target: `document:${id}`,
        before: null,
        after: { application: number, slot: 'payslips', cameBy: 'post' },
      },
    ]);
    expect([reported, receivedCount()]).toEqual([[number], 1]);
    // The same once more is the same document, added once.
    expect(await add('payslip of May')).toMatchObject({ id, addedBy: 'amy' });
    expect([store.rows.length, audited.length]).toEqual([1, 1]);
    const [seen] = (await service.list(applicant, undefined)).data;
    expect(seen).toMatchObject({ id, cameBy: 'post', name: 'scan.pdf' });
    expect(seen).not.toHaveProperty('addedBy');
    await expect(service.remove(applicant, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(store.rows).toHaveLength(1);
  });

  it('add nothing to an application that has ended, or that is none', async () => {
    const { desk, store, audited } = setUp({ isOpen: false });
    const add = (applicationNumber: string) =>
      desk.add('amy', {
        form: { applicationNumber, slot: 'payslips', cameBy: 'counter' },
        fileName: 'scan.pdf',
        bytes: Readable.from([Buffer.from('a page')]),
        completed: Promise.resolve(),
      });
    await expect(add(number)).rejects.toMatchObject({ code: 'application_closed' });
    await expect(add('HK-2026-00000000')).rejects.toMatchObject({ code: 'not_found' });
    expect([store.rows, audited]).toEqual([[], []]);
  });

  it('cannot accept what the scanner has refused', async () => {
    const { send, desk, store, audited } = setUp();
    const { id } = await send('a page');
    Object.assign(store.rows[0] ?? {}, { status: 'infected' });
    await expect(desk.review('amy', { id, decision: 'accepted', note: '' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(audited).toEqual([]);
  });
});

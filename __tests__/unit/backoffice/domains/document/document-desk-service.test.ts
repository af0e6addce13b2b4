import { text } from 'node:stream/consumers';
import { number, setUpDocuments as setUp } from '@test/support/backoffice/document-services';

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

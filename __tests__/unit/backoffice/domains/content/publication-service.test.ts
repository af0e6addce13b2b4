import { byAmy, contentSetUp, entryText } from '@test/support/content/content-set-up';

describe('A publication', () => {
  it('shows a version, and purges once it is stored', async () => {
    const { contents, publications, shown, trail, counts } = contentSetUp();
    const body = { ...entryText, titleEn: 'New' };
    await contents.save({ ...byAmy, version: 0 }, { body, position: 2, upToDate: [] });
    await publications.publish({ ...byAmy, version: 1 }, 1);
    expect(shown()).toMatchObject({ position: 2, entry: { titleEn: 'New' } });
    expect(trail.slice(1)).toEqual(['pymt-holiday:ask', 'site']);
    expect(counts.purged).toBe(1);
  });

  it('is refused for a version that is not complete, and for one that is no longer the draft', async () => {
    const { contents, publications, counts } = contentSetUp();
    const body = { ...entryText, titleEn: 'Ask {nobody}' };
    await contents.save({ ...byAmy, version: 0 }, { body, position: null, upToDate: [] });
    await expect(publications.publish({ ...byAmy, version: 1 }, 1)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { titleEn: { key: 'unknownToken', limit: '{nobody}' } } },
    });
    await expect(publications.publish({ ...byAmy, version: 0 }, 0)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: { changed: { version: 1, changes: [{ what: 'saved', by: 'amy' }] } },
    });
    expect(counts.purged).toBe(0);
  });

  it('of a schedule begins and ends at its moments, and leaves an unfinished draft alone', async () => {
    const { contents, publications, shown, document, clock } = contentSetUp();
    const save = (version: number, titleEn: string) =>
      contents.save(
        { ...byAmy, version },
        { body: { ...entryText, titleEn }, position: null, upToDate: [] },
      );
    await save(0, 'Planned');
    await publications.schedule(
      { ...byAmy, version: 1 },
      { version: 1, from: '2026-11-16T02:00:00Z', until: '2026-11-16T03:00:00Z' },
    );
    await save(1, 'Unfinished');
    await publications.publishDue();
    expect(shown()?.entry.titleEn).toBe('Ask {brand}');
    clock.advance(3_600_000);
    await publications.publishDue();
    expect(shown()?.entry.titleEn).toBe('Planned');
    clock.advance(3_600_000);
    await publications.publishDue();
    expect(shown()?.entry.titleEn).toBe('Ask {brand}');
    expect(document()).toMatchObject({ draft: 2, published: 0, scheduledVersion: null });
  });

  it('is refused to one person where it takes two, while what was planned before keeps its time', async () => {
    const { contents, publications, shown, chosen, clock, counts } = contentSetUp();
    const body = { ...entryText, titleEn: 'Planned' };
    const edit = { ...byAmy, version: 1 };
    const times = { version: 1, from: '2026-11-16T02:00:00Z', until: null };
    await contents.save({ ...byAmy, version: 0 }, { body, position: null, upToDate: [] });
    await publications.schedule(edit, times);
    chosen.people = 2;
    const needed = { code: 'second_person_needed' };
    await expect(publications.publish(edit, 1)).rejects.toMatchObject(needed);
    await expect(publications.schedule(edit, times)).rejects.toMatchObject(needed);
    expect(counts.purged).toBe(0);
    clock.advance(3_600_000);
    await publications.publishDue();
    expect(shown()?.entry.titleEn).toBe('Planned');
    await publications.withdraw(edit);
    expect(shown()).toBeNull();
  });
});

import { byAmy, contentSetUp, entryText } from '@test/support/content/content-set-up';

describe('Content that staff save', () => {
  it('becomes a version after that of the release, under its own name and out of sight', async () => {
    const { contents, shown, trail, counts } = contentSetUp();
    const body = { ...entryText, _id: 'other', titleEn: 'New' };
    const draft = await contents.save(
      { ...byAmy, version: 0 },
      { body, position: null, upToDate: [] },
    );
    expect(draft).toMatchObject({
      version: 1,
      published: 0,
      position: 4,
      body: { _id: 'ask' },
      versions: [
        { version: 1, by: 'amy' },
        { version: 0, by: null },
      ],
    });
    expect(shown()?.entry.titleEn).toBe('Ask {brand}');
    expect(trail).toEqual(['content-draft:pymt-holiday:ask']);
    expect(counts.purged).toBe(0);
  });

  it('says what is to be mended before it is saved, and stores nothing', async () => {
    const { contents, document } = contentSetUp();
    const body = { ...entryText, titleEn: 'Ask {nobody}', titleHk: '查询', bodyCn: '' };
    expect(await contents.check(byAmy.address, body)).toEqual({
      problems: {
        titleEn: { key: 'unknownToken', limit: '{nobody}' },
        bodyCn: { key: 'required' },
      },
      warnings: [{ path: 'titleHk', kind: 'script', found: '询' }],
    });
    expect(document()).toBeNull();
  });
});

import { createPublicationActs } from '@/backoffice/domains/content/publication-acts';
import { byAmy, contentSetUp, entryText } from '@test/support/content/content-set-up';

const asked = {
  kind: 'pymt-holiday',
  id: 'ask',
  draft: 1,
  version: 1,
  from: null,
  until: null,
} as const;

async function setUp() {
  const content = contentSetUp();
  const { contents, repositories, steps, clock } = content;
  const body = { ...entryText, titleEn: 'New' };
  await contents.save({ ...byAmy, version: 0 }, { body, position: 2, upToDate: [] });
  const acts = createPublicationActs({ repositories, steps, now: clock.now });
  return { ...content, act: acts['content-publication'] };
}

describe('A publication by two', () => {
  it('shows the version and names it, what it replaces, its place and its time', async () => {
    const { act, shown } = await setUp();
    const outcome = await act('amy', asked);
    expect(outcome).toMatchObject({
      subject: 'content:pymt-holiday:ask',
      facts: [
        { name: 'content', value: 'pymt-holiday/ask' },
        { name: 'contentVersion', before: 0, value: 1 },
        { name: 'publishedFrom', value: null },
        { name: 'contentPosition', before: 4, value: 2 },
      ],
      result: '1',
    });
    expect(outcome.versions.after).not.toBe(outcome.versions.before);
    expect(shown()?.entry.titleEn).toBe('New');
  });

  it('plans a version for its time', async () => {
    const { act, document, shown } = await setUp();
    const times = { from: '2026-11-16T02:00:00Z', until: '2026-11-16T03:00:00Z' };
    const { facts } = await act('amy', { ...asked, ...times });
    expect(facts).toContainEqual({ name: 'publishedFrom', value: times.from });
    expect(facts).toContainEqual({ name: 'publishedUntil', value: times.until });
    expect(document()).toMatchObject({ scheduledVersion: 1, scheduledBy: 'amy', published: 0 });
    expect(shown()?.entry.titleEn).toBe('Ask {brand}');
  });

  it('is refused after another draft was saved, and for an end that is over', async () => {
    const { act, contents } = await setUp();
    const over = { from: '2026-11-16T00:00:00Z', until: '2026-11-16T01:00:00Z' };
    await expect(act('amy', { ...asked, ...over })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await contents.save({ ...byAmy, version: 1 }, { body: entryText, position: 2, upToDate: [] });
    await expect(act('amy', asked)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });
});

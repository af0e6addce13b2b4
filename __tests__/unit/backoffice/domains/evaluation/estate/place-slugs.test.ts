import { assignSlugs, slugOf } from '@/backoffice/domains/evaluation/estate/place-slugs';

describe('The part of an address for a name', () => {
  it.each([
    ['Taikoo Shing', 'taikoo-shing'],
    ["King's Court", 'kings-court'],
    ['Le Rêve & Café', 'le-reve-and-cafe'],
    ['The Avenue (Phase 1)', 'the-avenue-phase-1'],
    ['  8 Deep Water Bay Drive ', '8-deep-water-bay-drive'],
    ['嘉柏園', ''],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('ends at a whole word where the name is long, so that a number fits behind it', () => {
    const slug = slugOf('Far East Consortium Yuen Long Commercial And Residential Building Block');
    expect(slug).toBe('far-east-consortium-yuen-long-commercial-and-residential');
  });

  it('of namesakes is numbered, in whatever order they come', () => {
    const items = [
      { id: 'e:c', en: 'Royal Court' },
      { id: 'e:a', en: 'Royal Court' },
      { id: 'e:b', en: 'Royal Court 2' },
      { id: 'e:d', en: 'Royal Court' },
    ];
    const idsOf = (list: typeof items) =>
      Object.fromEntries([...assignSlugs(list)].map(([slug, { id }]) => [slug, id]));
    expect(idsOf(items)).toEqual({
      'royal-court': 'e:a',
      'royal-court-2': 'e:b',
      'royal-court-3': 'e:c',
      'royal-court-4': 'e:d',
    });
    expect(idsOf(items.toReversed())).toEqual(idsOf(items));
  });
});

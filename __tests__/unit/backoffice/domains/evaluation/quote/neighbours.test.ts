import {
  basisOfLevel,
  distanceMetres,
  listNeighbours,
} from '@/backoffice/domains/evaluation/quote/neighbours';
import type { Place } from '@/backoffice/domains/evaluation/address/place.types';
import type { PlaceDirectory } from '@/backoffice/domains/evaluation/address/place-directory';
import type { LevelValuer, PlaceSupport } from '@/valuation/levels/level-valuer';
import { standIn } from '@test/support/backoffice/service-tools';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

const place = (id: string, facts: Place['facts'] = {}): Place => ({
  number: 1,
  id,
  kind: id.startsWith('s:') ? 'district' : 'estate',
  district: 's:tai-po',
  parent: null,
  target: null,
  en: `Estate ${id}`,
  hk: '',
  cn: '',
  facts,
});
const support: PlaceSupport = {
  ownShare: 0.5,
  knowledge: 'recent',
  month: '2026-07',
  others: [
    { id: 'e:a', share: 0.3 },
    { id: 's:tai-po', share: 0.15 },
    { id: 'e:b', share: 0.05 },
  ],
};

describe('the places that a level rests on', () => {
  it('come with weight, distance and what the same flat would cost there', async () => {
    const asked: unknown[] = [];
    const neighbours = await listNeighbours(
      {
        directory: standIn<PlaceDirectory>({
          find: async (_, ids) =>
            ids.map((id) => ({
              place: place(id, id === 'e:a' ? { position: [22.29, 114.2] } : {}),
              parent: null,
              target: null,
            })),
        }),
        valuer: standIn<LevelValuer>({
          value(property) {
            asked.push(property.places);
            return {
              low: 1,
              value: 2,
              high: 3,
              rangeProbability: 0.8,
              confidence: 90,
              level: 'estate',
              pricePerSqft: 12_000.4,
              comparables: [],
              needsPerson: false,
              reasons: [],
            };
          },
        }),
      },
      {
        dataset: 1,
        property: makeProperty({ areaSqft: 500, places: ['e:own', 's:tai-po'] }),
        position: [22.28, 114.2],
        support,
        today: 0,
        locale: 'en',
      },
    );
    expect(asked).toEqual([
      ['e:a', 's:tai-po'],
      ['e:b', 's:tai-po'],
    ]);
    expect(neighbours).toMatchObject([
      { weight: 0.3, distanceMetres: 1_110, pricePerSqft: 12_000, position: [22.29, 114.2] },
      { weight: 0.05, distanceMetres: null, position: null },
    ]);
  });

  it('are as far away as on the globe', () => {
    // By the great-circle formula, 6,371 km.
    const metres = distanceMetres([22.2713, 114.1499], [22.2938, 114.1694]);
    expect(Math.abs(metres - 3_207)).toBeLessThan(30);
  });

  it('are named by what is known', () => {
    expect(basisOfLevel({ ...support, others: [] })).toEqual({
      kind: 'recentFigures',
      ownShare: 0.5,
      month: '2026-07',
    });
    expect(basisOfLevel({ ...support, others: [], knowledge: 'subDistrict' })).toMatchObject({
      kind: 'area',
      ownShare: null,
    });
  });
});

import type { NamedPlace } from '@/contracts/evaluation/estate';
import { areas, findSubDistrict } from '@/valuation/facts/districts';
import { findEstateFact } from '@/valuation/facts/estate-catalogue';
import type { LocalizedName } from '@/valuation/facts/fact';
import type { OperationGroup } from '../operation-notes';

const needsData = 'Answers `unavailable` while no valuation data are in use.';
const optionalPages =
  'An API without pages of estates answers 404 to this call; the site then has none of these pages and no link to them.';
const named = (
  slug: string,
  { en, hk, cn }: LocalizedName = { en: slug, hk: slug, cn: slug },
): NamedPlace => ({ slug, nameEn: en, nameHk: hk, nameCn: cn });
const area = named('hong-kong-island', areas[0]?.name);
const district = named('quarry-bay', findSubDistrict('s:quarry-bay')?.name);
const names = named('kornhill', findEstateFact('e:kornhill')?.name);
const estate = {
  ...names,
  distinction: null,
  completedYear: 1986,
  blockCount: 32,
  pricePerSqft: 14_470,
};
const neighbour = {
  ...named('taikoo-shing', findEstateFact('e:taikoo-shing')?.name),
  distinction: null,
  completedYear: 1977,
  blockCount: 61,
  pricePerSqft: 13_900,
};
const flat = { areaSqft: 570, floor: 11, pricePerSqft: 14_470, value: 8_250_000 };
const errors = { medianError: 0.081, within10: 0.588, bias: 0, coverage: 0.798 };

/** The pages of estates, and how true the values are. */
export const estateOperations: OperationGroup['operations'] = {
  estateAreas: {
    description: `${needsData} ${optionalPages}`,
    hasEntityTag: true,
    example: {
      response: {
        data: [{ ...area, districts: [{ ...district, estateCount: 2, pricePerSqft: 14_470 }] }],
      },
    },
  },
  estatePages: {
    description: `${needsData} ${optionalPages} Estates under \`unlisted\` have a page that search engines are asked not to list, because no honest figure can be given.`,
    hasEntityTag: true,
    example: {
      response: {
        updatedOn: '2026-11-22',
        data: [
          {
            area: area.slug,
            district: district.slug,
            listed: [estate.slug, neighbour.slug],
            unlisted: [],
          },
        ],
      },
    },
  },
  estateDistrict: {
    description: needsData,
    errors: ['not_found'],
    hasEntityTag: true,
    example: {
      params: { district: district.slug },
      response: { ...district, area, pricePerSqft: 14_470, estates: [estate, neighbour] },
    },
  },
  estate: {
    description: `${needsData} \`value\` is null where the range would be too wide for an honest figure; a person then values flats there.`,
    errors: ['not_found'],
    hasEntityTag: true,
    example: {
      params: { district: district.slug, estate: estate.slug },
      response: {
        ...names,
        distinction: null,
        area,
        district,
        ids: { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill' },
        address: null,
        position: { latitude: 22.282, longitude: 114.2155 },
        completedYear: estate.completedYear,
        blockCount: estate.blockCount,
        topFloor: 31,
        isSubsidised: false,
        blocks: [],
        value: {
          ...flat,
          low: 7_160_000,
          high: 9_510_000,
          rangeProbability: 0.8,
          asOf: '2026-11-22',
          basis: 'history',
          bySize: [flat],
          byFloor: [flat],
          trend: [
            { date: '2026-03-31', value: 14_470, isEstimate: false },
            { date: '2026-11-22', value: 14_470, isEstimate: true },
          ],
        },
        nearby: [{ ...neighbour, district, distanceMetres: 240 }],
      },
    },
  },
  valuationAccuracy: {
    description: `${needsData} \`heldBack\` are estates whose figures the fit had not seen, \`check\` are sales that were imported later, compared with what would have been said of them before; null until there were any.`,
    hasEntityTag: true,
    example: {
      response: {
        month: '2026-07',
        dataUntil: '2026-08',
        fittedOn: '2026-11-22',
        index: { quarterEndsOn: '2026-03-31', publishedOn: '2026-05-01' },
        heldBack: [{ knowledge: 'own', count: 1_869, ...errors }],
        check: {
          firstSaleOn: '2026-09-01',
          lastSaleOn: '2026-09-30',
          comparedOn: '2026-10-12',
          rows: [{ knowledge: 'own', count: 812, ...errors }],
        },
      },
    },
  },
};

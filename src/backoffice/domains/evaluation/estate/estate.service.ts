import type {
  Estate,
  EstateArea,
  EstateDistrict,
  EstatePages,
  EstateSummary,
  NamedPlace,
} from '@/contracts/evaluation/estate';
import type { EstatePageAddress } from '@/contracts/evaluation/quote-support';
import { memoizePromise } from '@/lib/async/memoize-promise';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import { hongKongEpochDay } from '@/lib/hong-kong-day';
import { publicationDay, type IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import type { ActiveDatasetCache } from '../dataset/active-dataset';
import type { Dataset } from '../dataset/dataset.repository';
import type { LevelValuers } from '../quote/level-valuers';
import type { DistrictEntry, EstateDirectory, EstateEntry } from './estate-directory';
import { createEstatePrices, medianPrice, type EstatePrices } from './estate-summaries';
import type { EstateValuer } from './estate-valuer';
import { nearbyEstates } from './nearby-estates';

export interface EstateServiceOptions {
  activeDataset: ActiveDatasetCache;
  directory: () => Promise<EstateDirectory>;
  valuer: EstateValuer;
  levels: LevelValuers;
  builtInIndexQuarters: readonly IndexQuarter[];
  now: () => Date;
}

export type EstateService = ReturnType<typeof createEstateService>;

/** The estates that have a page of their own, by district and area. */
export function createEstateService({
  activeDataset,
  directory,
  valuer,
  levels,
  builtInIndexQuarters,
  now,
}: EstateServiceOptions) {
  const estatePrices = createEstatePrices({ valuer, directory });

  async function requireDay(): Promise<{ dataset: Dataset; today: EpochDay }> {
    const dataset = await activeDataset.get();
    if (!dataset) throw new ServiceError('unavailable');
    return { dataset, today: hongKongEpochDay(now()) };
  }

  async function requireDistrict(slug: string): Promise<DistrictEntry> {
    return requireFound((await directory()).get(slug));
  }

  async function prices(): Promise<EstatePrices> {
    const { dataset, today } = await requireDay();
    return estatePrices.all(dataset, today);
  }

  const pages = memoizePromise(async () => {
    const byId = new Map<string, EstatePageAddress>();
    for (const district of (await directory()).values())
      for (const { id, slug } of district.estates.values())
        byId.set(id, { district: district.slug, estate: slug });
    return byId;
  });

  return {
    /** The page of an estate by its id; null where it has none. */
    pageOf: async (id: string): Promise<EstatePageAddress | null> =>
      (await pages.get()).get(id) ?? null,

    /** The areas of Hong Kong with those of their districts that have estates. */
    async areas(): Promise<{ data: EstateArea[] }> {
      const [districts, known] = await Promise.all([directory(), prices()]);
      const areas = new Map<string, EstateArea>();
      for (const district of districts.values()) {
        const area = areas.get(district.area.slug) ?? { ...district.area, districts: [] };
        areas.set(area.slug, area);
        area.districts.push({
          ...named(district),
          estateCount: district.estates.size,
          pricePerSqft: medianPrice(district, known),
        });
      }
      return { data: [...areas.values()] };
    },

    /** The estates of a district. Throws `not_found`. */
    async district(slug: string): Promise<EstateDistrict> {
      const district = await requireDistrict(slug);
      const estates = [...district.estates.values()];
      const known = await estatePrices.of(estates, await requireDay());
      return {
        ...named(district),
        area: district.area,
        pricePerSqft: medianPrice(district, known),
        estates: estates.map((estate) => summary(estate, known)),
      };
    },

    /** An estate with the values of its flats and the estates around it. Throws `not_found`. */
    async estate(districtSlug: string, slug: string): Promise<Estate> {
      const district = await requireDistrict(districtSlug);
      const estate = requireFound(district.estates.get(slug));
      const day = await requireDay();
      const nearby = nearbyEstates(await directory(), estate);
      const [known, value] = await Promise.all([
        estatePrices.of(
          nearby.map((near) => near.estate),
          day,
        ),
        valuer.value(estate, day),
      ]);
      const [latitude, longitude] = estate.position;
      const { address, completedYear, blockCount, topFloor, isSubsidised, blocks } = estate;
      return {
        ...named(estate),
        distinction: estate.distinction,
        area: district.area,
        district: named(district),
        ids: { area: district.areaId, district: district.id, estate: estate.id },
        address,
        position: { latitude, longitude },
        completedYear,
        blockCount,
        topFloor,
        isSubsidised,
        blocks: [...blocks],
        value,
        nearby: nearby.map((near) => ({
          ...summary(near.estate, known),
          district: named(near.estate.district),
          distanceMetres: near.distanceMetres,
        })),
      };
    },

    /** The addresses of all these pages. */
    async pages(): Promise<EstatePages> {
      const { dataset, today } = await requireDay();
      const [districts, known] = await Promise.all([directory(), estatePrices.all(dataset, today)]);
      const isListed = ({ id }: EstateEntry) => typeof known.get(id) === 'number';
      return {
        updatedOn: await updatedOn({ dataset, today }),
        data: [...districts.values()].map(({ slug, area, estates }) => {
          const all = [...estates.values()];
          return {
            area: area.slug,
            district: slug,
            listed: all.filter(isListed).map((estate) => estate.slug),
            unlisted: all.filter((estate) => !isListed(estate)).map((estate) => estate.slug),
          };
        }),
      };
    },

    /** Computes the prices of all estates, so that the first page need not wait for them. */
    async warmUp(): Promise<void> {
      if (await activeDataset.get()) await prices();
    },
  };

  /** The day of the fit or of the latest index, whichever is later. */
  async function updatedOn({
    dataset,
    today,
  }: {
    dataset: Dataset;
    today: EpochDay;
  }): Promise<string> {
    const { fittedOn } = (await levels.of(dataset)).state;
    const { indexQuarters } = dataset.meta;
    const published = (indexQuarters.length > 0 ? indexQuarters : builtInIndexQuarters)
      .map(publicationDay)
      .filter((day) => day <= today);
    return [fittedOn, ...published.map(isoDayOf)].sort().at(-1) ?? fittedOn;
  }
}

const named = ({ slug, nameEn, nameHk, nameCn }: NamedPlace): NamedPlace => ({
  slug,
  nameEn,
  nameHk,
  nameCn,
});

const summary = (estate: EstateEntry, prices: EstatePrices): EstateSummary => ({
  ...named(estate),
  distinction: estate.distinction,
  completedYear: estate.completedYear,
  blockCount: estate.blockCount,
  pricePerSqft: prices.get(estate.id) ?? null,
});

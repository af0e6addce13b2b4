import { createHash } from 'node:crypto';
import { builtInDrafts, type SaleEstate } from './built-in-dataset';
import type { Dataset, DatasetRepository } from './dataset.repository';
import type { DatasetService } from './dataset.service';
import { compilePlaces } from '../address/place-compilation';
import type { SaleDistrict } from './sale-districts';
import { saleDistrictsOf } from './sale-districts';

/** To be incremented when the search index or the rows are derived differently from the same facts. */
const compilationVersion = 1;

export interface BuiltInSeedOptions {
  repository: DatasetRepository;
  service: DatasetService;
  /** The built-in levels' spelling of districts. */
  saleDistricts: readonly SaleDistrict[];
  saleEstates: readonly SaleEstate[];
}

/** Seeds the built-in address tree of this release, unless an import is in use; returns the number of places written. */
export async function seedBuiltInDataset({
  repository,
  service,
  saleDistricts,
  saleEstates,
}: BuiltInSeedOptions): Promise<number> {
  const active = await repository.findActive();
  if (active?.origin === 'import') return 0;
  const drafts = builtInDrafts(saleEstates);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([compilationVersion, drafts, saleDistricts]))
    .digest('hex');
  if (active?.fingerprint === fingerprint) return 0;
  const { places, tokens } = compilePlaces(drafts);
  const meta: Dataset['meta'] = {
    indexQuarters: [],
    saleDistricts: saleDistrictsOf(saleDistricts),
    counts: { places: places.length },
  };
  const { dataset } = await service.begin(
    { fingerprint, chunkCount: 2, meta },
    { origin: 'built-in' },
  );
  await service.storeChunk(dataset, 0, { kind: 'places', rows: places });
  await service.storeChunk(dataset, 1, { kind: 'tokens', rows: tokens });
  await service.activate(dataset);
  await service.removeUnused();
  return places.length;
}

import { createHash } from 'node:crypto';
import type { Dataset, DatasetRepository } from './dataset.repository';
import type { DatasetService } from './dataset.service';
import type { SaleDistrict } from './sale-districts';
import { saleDistrictsOf } from './sale-districts';

/** Increment this when the format of the built-in data set changes. */
const formVersion = 2;

export interface BuiltInSeedOptions {
  repository: DatasetRepository;
  service: DatasetService;
  /** The built-in levels' spelling of districts. */
  saleDistricts: readonly SaleDistrict[];
}

/** Makes the built-in data set of this release the active one, unless an import is in use; its places are not stored but read from the release itself. Returns whether it was new. */
export async function seedBuiltInDataset({
  repository,
  service,
  saleDistricts,
}: BuiltInSeedOptions): Promise<boolean> {
  const active = await repository.findActive();
  if (active?.origin === 'import') return false;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([formVersion, saleDistricts]))
    .digest('hex');
  if (active?.fingerprint === fingerprint) return false;
  const meta: Dataset['meta'] = {
    indexQuarters: [],
    saleDistricts: saleDistrictsOf(saleDistricts),
    counts: {},
  };
  const { dataset } = await service.begin(
    { fingerprint, chunkCount: 0, meta },
    { origin: 'built-in' },
  );
  await service.activate(dataset);
  await service.removeUnused();
  return true;
}

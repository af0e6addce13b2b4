import { createAddressSearch } from '@/backoffice/domains/evaluation/address/address-search';
import { buildMemoryAddress } from '@/backoffice/domains/evaluation/address/memory/memory-address';
import { compileInSteps } from '@/backoffice/domains/evaluation/address/place-compilation';
import { createPlaceDirectory } from '@/backoffice/domains/evaluation/address/place-directory';
import type { LocatedPlace } from '@/backoffice/domains/evaluation/address/place-labels';
import { createPlaceLists } from '@/backoffice/domains/evaluation/address/place-lists';
import type { PlaceDraft } from '@/backoffice/domains/evaluation/address/place.types';
import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';
import type { Dataset } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import { runToCompletion } from '@/valuation/numeric/incremental-task';
import { createTokenPlacesDirectory } from '@/backoffice/domains/evaluation/address/token-places-directory';

export type NameSearch = (text: string) => Promise<LocatedPlace[]>;

const dataset: Dataset = {
  id: 1,
  fingerprint: '',
  origin: 'built-in',
  chunkCount: 0,
  meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
};

/** The search of a fresh clone, without a server. */
export async function builtInSearch(): Promise<{
  search: NameSearch;
  places: readonly PlaceDraft[];
}> {
  const places = builtInDrafts();
  const address = runToCompletion(buildMemoryAddress(compileInSteps(() => places)));
  const search = createAddressSearch({
    tokenPlaces: createTokenPlacesDirectory(address),
    places: createPlaceDirectory(address),
    lists: createPlaceLists(address),
    countPlaces: async () => address.placeCount,
  });
  return { places, search: async (text) => (await search(dataset, text)).places };
}

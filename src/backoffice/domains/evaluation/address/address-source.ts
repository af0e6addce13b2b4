import type { DatasetRepository } from '../dataset/dataset.repository';
import type { AddressRepository } from './address.repository';
import type { MemoryAddress } from './memory/memory-address';

export interface AddressSourceOptions {
  stored: AddressRepository;
  datasets: Pick<DatasetRepository, 'findById'>;
  /** Waits until the built-in tree is in memory. */
  builtIn: () => Promise<MemoryAddress>;
}

/** Where address trees are read: the built-in one in memory, an imported one in the database. */
export type AddressSource = AddressRepository & {
  countPlaces: (dataset: number) => Promise<number>;
};

/** Asks the tree to which a data set belongs. */
export function createAddressSource({
  stored,
  datasets,
  builtIn,
}: AddressSourceOptions): AddressSource {
  /** What is known of each data set asked for; it never changes. */
  const known = new Map<number, Promise<{ isBuiltIn: boolean; places: number }>>();

  function describe(dataset: number) {
    const description = known.get(dataset);
    if (description) return description;
    const pending = datasets.findById(dataset).then((found) => ({
      isBuiltIn: found?.origin === 'built-in',
      places: found?.meta.counts.places ?? 0,
    }));
    known.set(dataset, pending);
    pending.catch(() => known.delete(dataset));
    return pending;
  }

  const treeOf = async (dataset: number): Promise<AddressRepository> =>
    (await describe(dataset)).isBuiltIn ? builtIn() : stored;

  return {
    countPlaces: async (dataset) => {
      const { isBuiltIn, places } = await describe(dataset);
      return isBuiltIn ? (await builtIn()).placeCount : places;
    },
    listByDistrict: async (dataset, filter) =>
      (await treeOf(dataset)).listByDistrict(dataset, filter),
    listByParent: async (dataset, filter) => (await treeOf(dataset)).listByParent(dataset, filter),
    listStreetNumbers: async (dataset, street) =>
      (await treeOf(dataset)).listStreetNumbers(dataset, street),
    listWithRelated: async (dataset, ids) => (await treeOf(dataset)).listWithRelated(dataset, ids),
    listByNumberWithRelated: async (dataset, numbers) =>
      (await treeOf(dataset)).listByNumberWithRelated(dataset, numbers),
    listTokenPlaces: async (dataset, tokens) =>
      (await treeOf(dataset)).listTokenPlaces(dataset, tokens),
  };
}

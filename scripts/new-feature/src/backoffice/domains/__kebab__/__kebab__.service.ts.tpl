import type { __Pascal__ } from '@/contracts/__kebab__';
import { sortedByTitle } from './__kebab__.model';

export interface __Pascal__ServiceOptions {
  /** Reads the stored items. */
  load: () => Promise<readonly __Pascal__[]>;
}

export interface __Pascal__Service {
  /** Every item, sorted by English title. */
  list: () => Promise<__Pascal__[]>;
}

/** The __words__ items as visitors read them. */
export function create__Pascal__Service({ load }: __Pascal__ServiceOptions): __Pascal__Service {
  return { list: async () => sortedByTitle(await load()) };
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBundled } from '@/backoffice/common/is-bundled';
import type { IncrementalTask } from '@/valuation/numeric/incremental-task';
import { decodePlaces } from '../address/memory/place-file';
import { compileInSteps, type CompiledPlaces } from '../address/place-compilation';
import { builtInSaleEstates } from '../quote/built-in-market';
import { builtInDrafts } from './built-in-dataset';

export const placeFileName = 'places.data.gz';

/** The built-in places, numbered and indexed by the build; without its file, as in development, that takes seconds of the first start. */
export function* builtInPlaces(): IncrementalTask<CompiledPlaces> {
  const file = fileURLToPath(new URL(`./${placeFileName}`, import.meta.url));
  if (isBundled && existsSync(file)) return yield* decodePlaces(readFileSync(file));
  return yield* compileBuiltInPlaces();
}

/** Numbers and indexes the built-in places. */
export function compileBuiltInPlaces(): IncrementalTask<CompiledPlaces> {
  return compileInSteps(() => builtInDrafts(builtInSaleEstates));
}

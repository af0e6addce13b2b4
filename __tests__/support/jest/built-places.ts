import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePlaces } from '@/backoffice/domains/evaluation/address/memory/place-file';
import type { CompiledPlaces } from '@/backoffice/domains/evaluation/address/place-compilation';
import {
  compileBuiltInPlaces,
  placeFileName,
} from '@/backoffice/domains/evaluation/dataset/built-in-places';
import type { IncrementalTask } from '@/valuation/numeric/incremental-task';

/** Stands for `builtInPlaces` in the integration tests: what a current build compiled is read, as the built site does, in a quarter of the time. */
export function builtInPlaces(): IncrementalTask<CompiledPlaces> {
  const file = join(process.env.TEST_PROGRAMS ?? '', placeFileName);
  return existsSync(file) ? decodePlaces(readFileSync(file)) : compileBuiltInPlaces();
}

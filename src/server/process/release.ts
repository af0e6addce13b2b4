import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the build that `folder` holds; `development` where nothing was built. */
export function releaseIn(folder: string): string {
  const file = join(folder, '.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
}

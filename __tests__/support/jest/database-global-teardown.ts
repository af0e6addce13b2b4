import { rmSync } from 'node:fs';
import './database-global-setup';

export default async function tearDown(): Promise<void> {
  if (globalThis.testPrograms) rmSync(globalThis.testPrograms, { recursive: true, force: true });
  await globalThis.testCluster?.stop();
}

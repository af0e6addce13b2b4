import { rmSync } from 'node:fs';
import { createDataFolder, startSite } from './site-process';

/** Starts a site once, so that the sites of all end-to-end tests can begin with a copy of what it wrote. */
export default async function setUp(): Promise<() => void> {
  const folder = createDataFolder();
  const site = await startSite({ DATA_DIR: folder });
  site.signal('SIGTERM');
  const { code, stderr } = await site.ended;
  if (code !== 0) throw new Error(`The first start ended with code ${code}: ${stderr}`);
  process.env.E2E_STARTED_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

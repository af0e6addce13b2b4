import { tsImport } from 'tsx/esm/api';

const [folder] = process.argv.slice(2);
const { lockFolder } = await tsImport('../../../src/backoffice/db/folder-lock.ts', import.meta.url);
try {
  lockFolder(folder);
  console.log('held');
  setInterval(() => undefined, 1_000);
} catch (error) {
  console.log(error.message);
}

import {
  createDatabaseTarget,
  type ImportTarget,
} from '@/backoffice/domains/evaluation/import/import-target';
import { runImport, type ImportFiles } from '@/backoffice/domains/evaluation/import/run-import';
import { endpoints } from '@/contracts/endpoints';
import { startTestApi, type TestApi } from '../api/test-api';
import type { Engine } from '../database/test-database';
import { writeValuationFiles, type ValuationFiles } from './valuation-files';

/** 16 November 2026, in days since 1970-01-01. */
const today = 20_773;

export interface ImportApi {
  api: TestApi;
  written: ValuationFiles;
  files: ImportFiles;
  /** Imports into the database, past the server. */
  directly: () => ImportTarget;
  importInto: (target: ImportTarget, given?: ImportFiles) => ReturnType<typeof runImport>;
  find: (
    query: string,
  ) => Promise<ReturnType<typeof endpoints.addressSearch.response.parse>['data']>;
  close: () => Promise<void>;
}

/** An API without valuation data, and small files to import into it. */
export async function startImportApi(engine: Engine): Promise<ImportApi> {
  const api = await startTestApi(engine);
  const written = writeValuationFiles();
  const files: ImportFiles = {
    addresses: [written.addresses],
    transactions: [written.transactions],
    index: [written.index],
  };
  return {
    api,
    written,
    files,
    directly: () => createDatabaseTarget(api.container.evaluation.datasets),
    importInto: (target, given = files) =>
      runImport({ files: given, target, today, logProgress: () => undefined }),
    find: async (query) =>
      endpoints.addressSearch.response.parse(
        (await api.call(`/evaluation/address/search?q=${encodeURIComponent(query)}`)).body,
      ).data,
    async close() {
      written.remove();
      await api.close();
    },
  };
}

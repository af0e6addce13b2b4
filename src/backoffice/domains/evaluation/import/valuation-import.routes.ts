import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { Logger } from '@/backoffice/common/logger';
import { unpackChunk, type DatasetService } from '../dataset/dataset.service';

/** The import through a running server: the caller has read and joined the files, the server only stores them. */
export function registerValuationImportRoutes(
  { desk }: Registrar,
  { datasets, log }: { datasets: DatasetService; log: Logger },
): void {
  desk('deskValuationData', () => datasets.getActive());
  desk('deskBeginValuationImport', ({ body }, { staff }) => datasets.begin(body, { staff }));
  desk('deskPutValuationChunk', async ({ params, body }) => {
    await datasets.storeChunk(params.dataset, params.chunk, {
      kind: body.kind,
      rows: await unpackChunk(body.data),
    });
    return successResponse;
  });
  desk('deskActivateValuationImport', async ({ params }, { staff }) => {
    await datasets.activate(params.dataset, { staff });
    log.info({ staff, dataset: params.dataset }, 'Valuation data put into use');
    datasets
      .removeUnused()
      .catch((error: unknown) =>
        log.error({ err: error }, 'Old valuation data could not be removed'),
      );
    return successResponse;
  });
}

import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';

const fingerprint = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const dataset = 7;
export const deskEvaluationOperations: OperationGroup = {
  name: 'Desk: valuation data',
  description:
    'For staff: the import of valuation data in chunks, as `npm run valuation:import` does it.',
  operations: {
    deskValuationData: { example: { response: { fingerprint, previous: null } } },
    deskBeginValuationImport: {
      errors: ['conflict'],
      example: {
        body: {
          fingerprint,
          chunkCount: 2,
          meta: {
            indexQuarters: [{ yearMonth: 202609, values: [301.2, 298.4, 310.9, 322.5, 287.1] }],
            saleDistricts: {
              TAIKOO_SHING: { district: 'Eastern', subDistrict: 'd:taikoo-shing' },
            },
            counts: { places: 41_250, sales: 98_120 },
          },
        },
        response: { dataset, state: 'loading', storedChunks: [] },
      },
    },
    deskPutValuationChunk: {
      errors: ['conflict'],
      example: {
        params: { dataset, chunk: 0 },
        body: { kind: 'places', data: 'H4sIAAAAAAAAA4uOBQApu0wNAgAAAA==' },
        response: successResponse,
      },
    },
    deskActivateValuationImport: {
      errors: ['conflict'],
      example: { params: { dataset }, body: {}, response: successResponse },
    },
  },
};

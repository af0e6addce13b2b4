import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { accuracyCheckSchema } from './accuracy';
import { isoDate, successSchema } from '../common-fields';

export const chunkKinds = ['places', 'tokens', 'sales', 'model', 'levels'] as const;
export const chunkKindSchema = z.enum(chunkKinds);
export type ChunkKind = z.infer<typeof chunkKindSchema>;

/** Largest base64 text of one chunk, in characters; with its envelope it stays below the limit of a JSON body. */
export const chunkMaxCharacters = 900_000;

const datasetNumber = z.coerce.number().int().min(1).max(2_000_000_000);
const chunkNumber = z.coerce.number().int().min(0).max(100_000);

const accuracySchema = z.object({
  levels: z.number().int().nonnegative(),
  medianError: z.number(),
  within10: z.number(),
  bias: z.number(),
  coverage: z.number(),
});
/** Fitted levels with their errors: what the levels delivered would have missed the new month by, and what was held back from the new fit. */
export const levelSummarySchema = z.object({
  month: z.string(),
  fittedOn: z.string(),
  before: accuracySchema.nullable(),
  after: z.object({ withHistory: accuracySchema, withoutHistory: accuracySchema }),
});
export type LevelSummary = z.infer<typeof levelSummarySchema>;

/** Metadata of the whole data set: the official index and the sales data's spelling of each sub-district. */
export const datasetMetaSchema = z.object({
  indexQuarters: z
    .array(
      z.object({
        yearMonth: z.number().int(),
        values: z.array(z.number().positive()).length(5),
        publishedOn: isoDate.optional(),
      }),
    )
    .max(2_000),
  saleDistricts: z.record(z.string(), z.object({ district: z.string(), subDistrict: z.string() })),
  counts: z.record(z.string(), z.number().int().nonnegative()),
  levels: levelSummarySchema.optional(),
  /** Its sales compared with what would have been said before; null where there was nothing to compare, absent until that was done. */
  check: accuracyCheckSchema.nullable().optional(),
});
export type DatasetMeta = z.infer<typeof datasetMetaSchema>;

export const beginImportSchema = z.object({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  chunkCount: z.number().int().min(1).max(100_000),
  meta: datasetMetaSchema,
});
export type BeginImport = z.output<typeof beginImportSchema>;

/** The active data set; null before any was imported. */
export const activeDataSchema = z.object({
  fingerprint: z.string().nullable(),
  /** Sales of its files; left out by servers before this was told. */
  sales: z.number().int().nonnegative().optional(),
  /** Absent where the levels delivered with the product are used. */
  levels: levelSummarySchema.optional(),
  /** How far the data before would have missed the sales of this import; absent until that was compared. */
  check: accuracyCheckSchema.nullable().optional(),
  /** The import before, which its activation brings back. */
  previous: z.object({ dataset: z.number().int(), fingerprint: z.string() }).nullable(),
});
export type ActiveData = z.infer<typeof activeDataSchema>;

export const importStateSchema = z.object({
  dataset: z.number().int(),
  /** `active`: exactly this data is in use already. */
  state: z.enum(['loading', 'active']),
  storedChunks: z.array(z.number().int()),
});
export type ImportState = z.infer<typeof importStateSchema>;

/** `data` is base64 of gzipped JSON: an array of rows, or the model's text in parts. */
export const importChunkSchema = z.object({
  kind: chunkKindSchema,
  data: z.base64().max(chunkMaxCharacters),
});
export type ImportChunk = z.output<typeof importChunkSchema>;

export const valuationImportEndpoints = {
  deskValuationData: {
    method: 'GET',
    path: '/api/v1/desk/valuation-imports',
    access: 'desk',
    permission: 'valuation.read',
    summary: 'Which valuation data are in use, how true their levels are, and which came before',
    response: activeDataSchema,
  },
  deskBeginValuationImport: {
    method: 'POST',
    path: '/api/v1/desk/valuation-imports',
    access: 'desk',
    permission: 'valuation.import',
    summary: 'Begin or resume an import of valuation data',
    body: beginImportSchema,
    response: importStateSchema,
  },
  deskPutValuationChunk: {
    method: 'PUT',
    path: '/api/v1/desk/valuation-imports/{dataset}/chunks/{chunk}',
    access: 'desk',
    permission: 'valuation.import',
    summary: 'Store one chunk of an import; the same chunk twice changes nothing',
    params: z.object({ dataset: datasetNumber, chunk: chunkNumber }),
    body: importChunkSchema,
    response: successSchema,
  },
  deskActivateValuationImport: {
    method: 'POST',
    path: '/api/v1/desk/valuation-imports/{dataset}/activation',
    access: 'desk',
    permission: 'valuation.import',
    summary: 'Put a completely stored import into use, or the one before back',
    params: z.object({ dataset: datasetNumber }),
    body: z.object({}),
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;

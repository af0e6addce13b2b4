import { z } from 'zod';
import { instant } from './common-fields';

/** Body of every 4xx and 5xx answer; `message` equals `msg`, in the request's language; `fields` maps a field's path to its message. `changed` stands in a 412: the version that is there now, and what was done since the one of `If-Match`, oldest first. */
export const errorBodySchema = z.object({
  code: z.string(),
  msg: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  changed: z
    .object({
      version: z.number().int(),
      changes: z.array(z.object({ what: z.string(), by: z.string(), at: instant })),
    })
    .optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type ChangedMeanwhile = NonNullable<ErrorBody['changed']>;

export const noUrlMessage = 'No url or endpoint key provided.';
export const noMappingMessage = 'No endpoint mapping with given key';

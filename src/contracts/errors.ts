import { z } from 'zod';

/** Body of every 4xx and 5xx answer; `message` equals `msg`, in the request's language; `fields` maps a field's path to its message. */
export const errorBodySchema = z.object({
  code: z.string(),
  msg: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export const noUrlMessage = 'No url or endpoint key provided.';
export const noMappingMessage = 'No endpoint mapping with given key';

import { z } from 'zod';
import { sitePathPattern } from '../campaign/short-link-choices';
import { listOf } from './site';

/** An address that the site had, without language: any spelling that people may still have, but no file and nothing of the site's own machinery. */
export const oldPathSchema = z
  .string()
  .max(200)
  .regex(
    /^\/(?!(?:api|_next|go|desk|locales|images|videos|sitemaps|en|hk|cn)(?:\/|$))[A-Za-z0-9._~%-]+(?:\/[A-Za-z0-9._~%-]+)*$/,
  );

/** Leads from an address that the site had to a page of today, in the same language. */
export const redirectSchema = z.object({
  _id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  from: oldPathSchema,
  to: z.string().max(200).regex(sitePathPattern),
});
export type Redirect = z.output<typeof redirectSchema>;

export const redirectsSchema = listOf(redirectSchema.omit({ _id: true }));

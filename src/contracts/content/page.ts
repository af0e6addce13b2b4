import { z } from 'zod';
import { localised } from '../localised';
import { contentBlockSchema } from './blocks';
import { isoDate } from '../common-fields';

/** Name of a page's content. A well-formed slug that no page has is answered with `not_found`. */
export const pageSlugSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/);
export type PageSlug = z.infer<typeof pageSlugSchema>;

/** A page has at least one block: an answer without any is treated as a failure of the API. */
export const pageSchema = z.object({
  slug: pageSlugSchema,
  ...localised('title'),
  ...localised('description'),
  updatedOn: isoDate,
  blocks: z.array(contentBlockSchema).min(1),
});
export type Page = z.infer<typeof pageSchema>;

const orEmpty = z.string().catch('');

/** A page without title, description or day is still a page; those are empty then. */
export const readablePageSchema: z.ZodType<Page> = pageSchema.extend({
  slug: orEmpty,
  ...localised('title', orEmpty),
  ...localised('description', orEmpty),
  updatedOn: isoDate.catch(''),
  blocks: z.array(contentBlockSchema),
});
export type PageInput = z.input<typeof pageSchema>;

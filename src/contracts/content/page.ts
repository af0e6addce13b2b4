import { z } from 'zod';
import { localised } from '../localised';
import { contentBlockSchema } from './blocks';

/** Name of a page's content. A well-formed slug that no page has is answered with `not_found`. */
export const pageSlugSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/);
export type PageSlug = z.infer<typeof pageSlugSchema>;

/** A page has at least one block: the site takes one without any for an answer that failed. */
export const pageSchema = z.object({
  slug: pageSlugSchema,
  ...localised('title'),
  ...localised('description'),
  updatedOn: z.iso.date(),
  blocks: z.array(contentBlockSchema).min(1),
});
export type Page = z.infer<typeof pageSchema>;

const orEmpty = z.string().catch('');

/** A page without title, description or day is still a page; those are empty then. */
export const readablePageSchema: z.ZodType<Page> = pageSchema.extend({
  slug: orEmpty,
  ...localised('title', orEmpty),
  ...localised('description', orEmpty),
  updatedOn: z.iso.date().catch(''),
  blocks: z.array(contentBlockSchema),
});
export type PageInput = z.input<typeof pageSchema>;

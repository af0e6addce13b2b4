import { z } from 'zod';
import { campaignNameSchema } from '../campaign/campaign-names';
import { localised } from '../localised';
import { listOf } from '../site/site';
import { contentBlockSchema } from './blocks';
import { imageSchema } from './image';

/** The end of a landing page's address, `/l/{slug}`: lower-case words joined by hyphens. */
export const landingSlugPattern = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const landingSlugSchema = z.string().regex(landingSlugPattern);

/** What a visit counts as whose address has no campaign of its own. */
const campaignDefaults = {
  utmSource: campaignNameSchema.optional(),
  utmMedium: campaignNameSchema.optional(),
  utmCampaign: campaignNameSchema.optional(),
};

/** A page that staff made. Its preview image is `image`, else one is drawn with `imageTitle` or its title; search engines list it only where it `isIndexable`. */
export const landingPageSchema = z.object({
  _id: landingSlugSchema,
  ...localised('title'),
  ...localised('description'),
  image: imageSchema.optional(),
  ...localised('imageTitle', z.string().optional()),
  isIndexable: z.boolean().default(false),
  ...campaignDefaults,
  blocks: z
    .array(contentBlockSchema)
    .min(1)
    .refine(
      (blocks) =>
        blocks[0]?.type === 'hero' && blocks.filter(({ type }) => type === 'hero').length === 1,
      { error: 'headFirst' },
    )
    .describe('The first block is the only `hero`, which holds the heading of the page.'),
});
export type LandingPage = z.output<typeof landingPageSchema>;

const orEmpty = z.string().catch('');
/** A page without title or description is still a page; those are empty then. */
export const readableLandingPageSchema: z.ZodType<LandingPage> = landingPageSchema.extend({
  _id: orEmpty,
  ...localised('title', orEmpty),
  ...localised('description', orEmpty),
  isIndexable: z.boolean().catch(false),
  blocks: z.array(contentBlockSchema),
});

/** Which landing pages visitors see, for routing, sitemap and counting. */
export const landingPagesSchema = listOf(
  z.object({ slug: landingSlugSchema, isIndexable: z.boolean(), ...campaignDefaults }),
);
export type LandingPageEntry = z.output<typeof landingPagesSchema>['data'][number];

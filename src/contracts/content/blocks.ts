import { z } from 'zod';
import { localised } from '../localised';
import {
  actionSchema,
  hrefSchema,
  iconSchema,
  illustrationSchema,
  productKeySchema,
} from './block-fields';
import { drawingSchema } from './diagram';
import { imageSchema } from './image';

const heading = localised('heading');
const lead = localised('lead', z.string().optional());
const anchor = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  /** Whether it is closed on phones, where its heading opens it. */
  isFolded: z.boolean().optional(),
};
const nonEmptyList = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape)).min(1);

export const claimSchema = z.object({
  ...localised('value'),
  ...localised('label'),
  ...localised('condition'),
});

export const heroBlockSchema = z.object({
  type: z.literal('hero'),
  /** Short name of the page, with which it stands in the breadcrumbs; without it, its title does. */
  ...localised('eyebrow', z.string().optional()),
  ...heading,
  ...lead,
  actions: z.array(actionSchema).max(3).default([]),
  claims: z.array(claimSchema).max(4).default([]),
  illustration: illustrationSchema.optional(),
  /** Shown in place of the illustration. */
  image: imageSchema.optional(),
  estimate: z.boolean().default(false),
});
export const audienceBlockSchema = z.object({
  type: z.literal('audience'),
  ...anchor,
  ...heading,
  ...lead,
  suits: nonEmptyList(localised('text')),
  suitsNot: nonEmptyList(localised('text')),
});
export const productFactsBlockSchema = z.object({
  type: z.literal('productFacts'),
  ...anchor,
  ...heading,
  ...lead,
  product: productKeySchema,
  ...localised('note', z.string().optional()),
});
export const workedExampleBlockSchema = z.object({
  type: z.literal('workedExample'),
  ...anchor,
  ...heading,
  ...lead,
  product: productKeySchema,
  ...localised('note', z.string().optional()),
});
export const diagramBlockSchema = z.object({
  type: z.literal('diagram'),
  ...anchor,
  ...heading,
  ...lead,
  product: productKeySchema,
  drawing: drawingSchema,
});
export const rateTableBlockSchema = z.object({
  type: z.literal('rateTable'),
  ...anchor,
  ...heading,
  ...lead,
  products: z.array(productKeySchema).min(1),
});
export const stepsBlockSchema = z.object({
  type: z.literal('steps'),
  ...anchor,
  ...heading,
  ...lead,
  items: nonEmptyList({
    ...localised('title'),
    ...localised('body'),
    /** How long the step takes, or when it is done at the latest. */
    ...localised('time', z.string().optional()),
  }),
});
export const documentsBlockSchema = z.object({
  type: z.literal('documents'),
  ...anchor,
  ...heading,
  ...lead,
  groups: nonEmptyList({
    ...localised('title'),
    items: nonEmptyList({ ...localised('name'), ...localised('why') }),
  }),
});
export const questionsBlockSchema = z.object({
  type: z.literal('questions'),
  ...anchor,
  ...heading,
  ...lead,
  items: nonEmptyList({ ...localised('question'), ...localised('answer') }),
});
export const callToActionBlockSchema = z.object({
  type: z.literal('callToAction'),
  ...heading,
  ...localised('body'),
  actions: z.array(actionSchema).min(1).max(3),
});
export const applicationStartBlockSchema = z.object({
  type: z.literal('applicationStart'),
  ...anchor,
  ...heading,
  ...lead,
  product: z.enum(['first', 'second']),
});
export const proseBlockSchema = z.object({
  type: z.literal('prose'),
  ...anchor,
  ...localised('heading', z.string().optional()),
  ...localised('body'),
});
export const cardsBlockSchema = z.object({
  type: z.literal('cards'),
  ...anchor,
  ...heading,
  ...lead,
  items: nonEmptyList({
    ...localised('title'),
    ...localised('body'),
    ...localised('fact', z.string().optional()),
    icon: iconSchema.optional(),
    /** Shown in place of the icon. */
    image: imageSchema.optional(),
    href: hrefSchema.optional(),
  }),
});
export const tableBlockSchema = z.object({
  type: z.literal('table'),
  ...anchor,
  ...heading,
  ...lead,
  columns: nonEmptyList(localised('label')),
  rows: z.array(z.object({ cells: nonEmptyList(localised('text')) })).min(1),
  ...localised('note', z.string().optional()),
});
export const imageBlockSchema = z.object({
  type: z.literal('image'),
  ...anchor,
  ...localised('heading', z.string().optional()),
  image: imageSchema,
  ...localised('caption', z.string().optional()),
});
export const noticeBlockSchema = z.object({
  type: z.literal('notice'),
  tone: z.enum(['info', 'good', 'warning']),
  ...localised('heading', z.string().optional()),
  ...localised('body'),
});

const sourcedBlock = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), ...anchor, ...heading, ...lead });
export const personasBlockSchema = sourcedBlock('personas');
export const faqListBlockSchema = z.object({
  ...sourcedBlock('faqList').shape,
  ...localised('searchLabel', z.string().optional()),
  categories: z.array(z.string()).optional(),
  limit: z.number().int().positive().optional(),
});
export const jobListBlockSchema = sourcedBlock('jobList');
export const contactsBlockSchema = z.object({
  ...sourcedBlock('contacts').shape,
  source: z.enum(['cscenter', 'gen']),
});
export const contactFormBlockSchema = sourcedBlock('contactForm');
export const callBackBlockSchema = sourcedBlock('callBack');
export const videoBlockSchema = sourcedBlock('video');
export const sectionToolsBlockSchema = z.object({
  ...sourcedBlock('sectionTools').shape,
  source: z.enum(['usefull-tools', 'adv-shkc']),
});
export const sectionCardsBlockSchema = z.object({
  ...sourcedBlock('sectionCards').shape,
  source: z.literal('online-valuation-steps'),
});
export const pageEntriesBlockSchema = z.object({
  ...sourcedBlock('pageEntries').shape,
  source: z.literal('pymt-holiday'),
});
export const privateLinksBlockSchema = sourcedBlock('privateLinks');
export const bannersBlockSchema = z.object({ type: z.literal('banners') });

export const contentBlockSchema = z.discriminatedUnion('type', [
  heroBlockSchema,
  audienceBlockSchema,
  productFactsBlockSchema,
  workedExampleBlockSchema,
  diagramBlockSchema,
  rateTableBlockSchema,
  stepsBlockSchema,
  documentsBlockSchema,
  questionsBlockSchema,
  callToActionBlockSchema,
  applicationStartBlockSchema,
  proseBlockSchema,
  cardsBlockSchema,
  tableBlockSchema,
  imageBlockSchema,
  noticeBlockSchema,
  personasBlockSchema,
  faqListBlockSchema,
  jobListBlockSchema,
  contactsBlockSchema,
  contactFormBlockSchema,
  callBackBlockSchema,
  videoBlockSchema,
  sectionToolsBlockSchema,
  sectionCardsBlockSchema,
  pageEntriesBlockSchema,
  privateLinksBlockSchema,
  bannersBlockSchema,
]);
export type ContentBlock = z.infer<typeof contentBlockSchema>;
export type ContentBlockInput = z.input<typeof contentBlockSchema>;
export type ContentBlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

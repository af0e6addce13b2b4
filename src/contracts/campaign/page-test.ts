import { z } from 'zod';
import { approvalSchema } from '../approval/approval';
import { instant } from '../common-fields';
import { contentKinds } from '../content/content-desk';
import type { EndpointDefinition } from '../endpoint-definition';
import { localised } from '../localised';
import { deskListQuery, deskPageOf } from '../staff/desk-list';
import {
  pageTestAdvices,
  pageTestEffects,
  pageTestGoals,
  pageTestLimits,
  pageTestStates,
  pageTestVariants,
  testableKinds,
} from './page-test-choices';

const id = z.string().regex(/^[a-z0-9]{6}$/);
const count = z.number().int().nonnegative();
const version = z.number().int().nonnegative();
const contentId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const variant = z.enum(pageTestVariants);
const name = z.string().trim().min(1).max(pageTestLimits.name);
const effectPoints = z.union(pageTestEffects.map((points) => z.literal(points)));

/** A test of versions of one document; `path` is its page without language. The first variant, `a`, is the version that was published when it began. */
export const pageTestSchema = z.object({
  id,
  name,
  kind: z.enum(contentKinds),
  contentId,
  path: z.string(),
  goal: z.enum(pageTestGoals),
  /** The smallest difference that matters, in percentage points. */
  effectPoints: z.number().positive(),
  variants: z.array(z.object({ variant, version })),
  state: z.enum(pageTestStates),
  startedAt: instant,
  startedBy: z.string(),
  endsAt: instant,
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  /** What was published at the end; null where the test was only ended. */
  chosen: variant.nullable(),
});
export type PageTest = z.output<typeof pageTestSchema>;

/** People of a day each count once a day. `difference` is that of the share to that of `a`, in percentage points, with bounds that hold however often one looks; null for `a`, and before anybody was there. */
const variantResultSchema = z.object({
  variant,
  version,
  seen: count,
  reached: count,
  /** Reached of a hundred; null where nobody has seen it. */
  percent: z.number().nonnegative().nullable(),
  difference: z.object({ points: z.number(), from: z.number(), to: z.number() }).nullable(),
});
export type VariantResult = z.output<typeof variantResultSchema>;

export const pageTestDetailsSchema = z.object({
  ...pageTestSchema.shape,
  results: z.array(variantResultSchema),
  advice: z.object({ kind: z.enum(pageTestAdvices), variant: variant.nullable() }),
});
export type PageTestDetails = z.output<typeof pageTestDetailsSchema>;

export const pageTestRequestSchema = z.strictObject({
  name,
  kind: z.enum(testableKinds),
  contentId,
  /** Versions to show beside what is published; of the four variants of a page one is that. */
  versions: z
    .array(version)
    .min(1)
    .max(pageTestVariants.length - 1),
  goal: z.enum(pageTestGoals),
  effectPoints,
  endsAt: instant,
});
export type PageTestRequest = z.output<typeof pageTestRequestSchema>;

/** A document with versions that a test could show. */
const testableSchema = z.object({
  kind: z.enum(testableKinds),
  id: contentId,
  ...localised('title', z.string()),
  path: z.string(),
  published: version,
  versions: z.array(z.object({ version, at: instant, by: z.string().nullable() })),
});
export type TestableContent = z.output<typeof testableSchema>;

const params = z.object({ id });
/** `approval` is what waits for a second person where that is needed; `data` is null where nothing has begun for that reason. */
const orApproval = z.object({
  data: pageTestDetailsSchema.nullable(),
  approval: approvalSchema.nullable(),
});

export const pageTestEndpoints = {
  deskPageTests: {
    method: 'GET',
    path: '/api/v1/desk/page-tests',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Tests of versions of a page, the newest first',
    query: deskListQuery({}),
    response: deskPageOf(pageTestSchema),
  },
  deskTestableContents: {
    method: 'GET',
    path: '/api/v1/desk/page-tests/contents',
    access: 'desk',
    permission: 'content.read',
    summary: 'Documents with versions that a test could show beside what is published',
    response: z.object({ data: z.array(testableSchema) }),
  },
  deskPageTest: {
    method: 'GET',
    path: '/api/v1/desk/page-tests/{id}',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'A test with what came of each variant',
    params,
    response: z.object({ data: pageTestDetailsSchema }),
  },
  deskStartPageTest: {
    method: 'POST',
    path: '/api/v1/desk/page-tests',
    access: 'desk',
    permission: 'content.edit',
    summary: 'Begins to show versions of a document to parts of the visitors of its page',
    body: pageTestRequestSchema,
    response: orApproval,
  },
  deskEndPageTest: {
    method: 'POST',
    path: '/api/v1/desk/page-tests/{id}/end',
    access: 'desk',
    permission: 'content.edit',
    summary: 'Ends a test, and publishes the variant that was chosen',
    params,
    body: z.strictObject({ chosen: variant.nullable() }),
    response: orApproval,
  },
} as const satisfies Record<string, EndpointDefinition>;

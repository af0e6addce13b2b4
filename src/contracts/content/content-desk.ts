import { z } from 'zod';
import { approvalIdSchema, approvalSchema } from '../approval/approval';
import { instant } from '../common-fields';
import { collections, noticeSchemas, type Collection } from '../desk';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { localised, localeSchema } from '../localised';
import { keysOf } from '../typed-record';
import { deskListQuery, deskPageOf } from '../staff/desk-list';
import {
  contentChangeKinds,
  contentLimits,
  contentStates,
  contentWarnings,
  languageStates,
} from './content-choices';

/** What staff write: a page, an entry of a list, a notification, or the words and times of maintenance. */
export type ContentKind = 'page' | Collection | keyof typeof noticeSchemas;
export const contentKinds: readonly ContentKind[] = [
  'page',
  ...keysOf(noticeSchemas),
  ...collections,
];
export const contentKindSchema = z.enum(contentKinds);

const version = z.number().int().nonnegative();
const contentIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** A document as staff write it: of its kind's schema once it is published, and until then whatever is there. */
const body = z.record(z.string(), z.unknown());

/** Which version goes live at `from`; at `until`, what was there before comes back. `from` is null once it has begun. */
const contentScheduleSchema = z.object({
  version,
  from: instant.nullable(),
  until: instant.nullable(),
  by: z.string(),
});

/**
 * A document in short. `version` is that of the draft and what `If-Match` wants; `published` the one visitors see, null where they see none.
 * Of a document that nobody has touched both are 0, and `changedAt` and `changedBy` are null.
 */
export const contentSummarySchema = z.object({
  kind: contentKindSchema,
  id: contentIdSchema,
  ...localised('title', z.string()),
  state: z.enum(contentStates),
  languages: z.object({
    en: z.enum(languageStates),
    hk: z.enum(languageStates),
    cn: z.enum(languageStates),
  }),
  version,
  published: version.nullable(),
  schedule: contentScheduleSchema.nullable(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type ContentSummary = z.infer<typeof contentSummarySchema>;

/** `by` is null for what came with a release; `publishedAt` is the last time that it went live, and `checkedBy` who approved that, where it took two. */
const contentVersionSchema = z.object({
  version,
  at: instant.nullable(),
  by: z.string().nullable(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  checkedBy: z.string().nullable(),
});
export type ContentVersionSummary = z.infer<typeof contentVersionSchema>;

/** Something worth a second look: `found` is the character or the word. */
const contentWarningSchema = z.object({
  path: z.string(),
  kind: z.enum(contentWarnings),
  found: z.string(),
});
export type ContentWarning = z.infer<typeof contentWarningSchema>;

/** Texts by language. */
const textsByLanguage = z.object({
  en: z.array(z.string()),
  hk: z.array(z.string()),
  cn: z.array(z.string()),
});
export type TextsByLanguage = z.infer<typeof textsByLanguage>;

/**
 * A draft. `problems` says by path what keeps it from being published; `older` has the texts whose other languages were changed since.
 * `position` is its place in a list, null for a page, and for a new entry that goes last. `needsSecond` says whether a second person has to
 * approve what visitors are to see, and `waiting` which request about this document waits for one.
 */
export const contentDraftSchema = z.object({
  ...contentSummarySchema.shape,
  body,
  position: z.number().int().nonnegative().nullable(),
  older: textsByLanguage,
  problems: z.record(z.string(), z.string()),
  warnings: z.array(contentWarningSchema),
  versions: z.array(contentVersionSchema),
  needsSecond: z.boolean(),
  waiting: approvalIdSchema.nullable(),
});
export type ContentDraft = z.infer<typeof contentDraftSchema>;

/** `older` names texts that are right as they are, although another language was changed. */
export const saveContentRequestSchema = z.strictObject({
  body,
  position: z.number().int().min(0).max(100_000).nullable().default(null),
  upToDate: z.array(z.string().max(contentLimits.text)).max(200).default([]),
});
export type SaveContentRequest = z.output<typeof saveContentRequestSchema>;

export const contentScheduleRequestSchema = z
  .strictObject({ version, from: instant, until: instant.nullable() })
  .refine(({ from, until }) => until === null || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: 'endsBeforeStart',
  })
  .describe('`until` is after `from`.');
export type ContentScheduleRequest = z.output<typeof contentScheduleRequestSchema>;

/** One difference between two versions; `path` is that in the newer one, or of what was removed in the older. */
const contentChangeSchema = z.object({
  path: z.string(),
  kind: z.enum(contentChangeKinds),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ContentChange = z.infer<typeof contentChangeSchema>;

/** Where a version can be seen by whoever has the address, in each language: relative where the desk stands on the site's own host. */
const contentPreviewSchema = z.object({
  version,
  addresses: z.object({ en: z.string(), hk: z.string(), cn: z.string() }),
  expiresAt: instant,
});
export type ContentPreviewLinks = z.infer<typeof contentPreviewSchema>;

/** A link that leads nowhere (`link`), or to an address that was moved, with the document and the place in it. */
export const brokenLinkSchema = z.object({
  kind: contentKindSchema,
  id: contentIdSchema,
  ...localised('title', z.string()),
  path: z.string(),
  problem: z.enum(['link', 'moved']),
  href: z.string(),
});
export type BrokenLink = z.infer<typeof brokenLinkSchema>;

const filters = {
  kind: contentKindSchema.optional(),
  state: z.enum(contentStates).optional(),
  /** The name of the document. */
  id: contentIdSchema.optional(),
  /** Only documents in which a text of this language is missing or outdated. */
  language: localeSchema.optional(),
  /** What stands in a text, in any language, or in the name of the document. */
  text: z.string().trim().min(1).max(staffTextLimits.search).optional(),
};
export type ContentFilter = z.output<z.ZodObject<typeof filters>>;

const params = z.object({ kind: contentKindSchema, id: contentIdSchema });
const response = z.object({ data: contentDraftSchema });
/** `approval` is what waits for a second person where that is needed; nothing has changed for visitors then. */
const orApproval = response.extend({ approval: approvalSchema.nullable() });
const edit = { access: 'desk', permission: 'content.edit', params, response } as const;

/** Pages and entries of lists as staff write them. */
export const contentDeskEndpoints = {
  deskContents: {
    method: 'GET',
    path: '/api/v1/desk/content',
    access: 'desk',
    permission: 'content.read',
    summary: 'Every page and every entry of a list, with the state of its languages',
    query: deskListQuery(filters),
    response: deskPageOf(contentSummarySchema),
  },
  deskContentTokens: {
    method: 'GET',
    path: '/api/v1/desk/content-tokens',
    access: 'desk',
    permission: 'content.read',
    summary: 'The tokens that texts may name, and what stands in their place',
    response: z.object({
      data: z.array(z.object({ name: z.string(), ...localised('value', z.string()) })),
    }),
  },
  deskContentLinks: {
    method: 'GET',
    path: '/api/v1/desk/content-links',
    access: 'desk',
    permission: 'content.read',
    summary: 'Links on the site that lead nowhere or to an address that was moved',
    response: z.object({ data: z.array(brokenLinkSchema) }),
  },
  deskContent: {
    method: 'GET',
    path: '/api/v1/desk/content/{kind}/{id}',
    access: 'desk',
    permission: 'content.read',
    summary: 'The draft of one document, with its versions',
    params,
    response,
  },
  deskContentVersion: {
    method: 'GET',
    path: '/api/v1/desk/content/{kind}/{id}/versions/{version}',
    access: 'desk',
    permission: 'content.read',
    summary: 'What a version said',
    params: params.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
    response: z.object({ data: z.object({ ...contentVersionSchema.shape, body }) }),
  },
  deskContentDifference: {
    method: 'GET',
    path: '/api/v1/desk/content/{kind}/{id}/difference',
    access: 'desk',
    permission: 'content.read',
    summary: 'What is different between two versions',
    params,
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(1_000_000),
      to: z.coerce.number().int().min(0).max(1_000_000),
    }),
    response: z.object({ data: z.array(contentChangeSchema) }),
  },
  deskPreviewContent: {
    method: 'POST',
    path: '/api/v1/desk/content/{kind}/{id}/preview',
    access: 'desk',
    permission: 'content.read',
    summary: 'Makes a link that shows a version on its page until it expires',
    params,
    body: z.strictObject({ version }),
    response: z.object({ data: contentPreviewSchema }),
  },
  deskCheckContent: {
    method: 'POST',
    path: '/api/v1/desk/content/{kind}/{id}/check',
    access: 'desk',
    permission: 'content.edit',
    summary:
      'What would keep a draft from being published as it is written now, and what to look at again; stores nothing',
    params,
    body: z.strictObject({ body }),
    response: z.object({
      data: contentDraftSchema.pick({ problems: true, warnings: true }),
    }),
  },
  deskSaveContent: {
    ...edit,
    method: 'PUT',
    path: '/api/v1/desk/content/{kind}/{id}/draft',
    summary: 'Saves a draft as a new version; an entry that does not exist is begun',
    body: saveContentRequestSchema,
  },
  deskPublishContent: {
    ...edit,
    method: 'POST',
    path: '/api/v1/desk/content/{kind}/{id}/publication',
    summary: 'Shows a version to visitors: the draft, or an older one again',
    body: z.strictObject({ version }),
    response: orApproval,
  },
  deskScheduleContent: {
    ...edit,
    method: 'PUT',
    path: '/api/v1/desk/content/{kind}/{id}/schedule',
    summary: 'Shows a version from a moment, and until one where given',
    body: contentScheduleRequestSchema,
    response: orApproval,
  },
  deskUnscheduleContent: {
    ...edit,
    method: 'DELETE',
    path: '/api/v1/desk/content/{kind}/{id}/schedule',
    summary: 'Takes a schedule back',
  },
  deskWithdrawContent: {
    ...edit,
    method: 'POST',
    path: '/api/v1/desk/content/{kind}/{id}/withdrawal',
    summary: 'Takes an entry off the site; its versions stay',
    body: z.strictObject({}),
  },
  deskEditContent: {
    method: 'PUT',
    path: '/api/v1/desk/content/{kind}/{id}/editing',
    access: 'desk',
    permission: 'content.edit',
    summary: 'Says that the caller edits a document, and learns who else does',
    params,
    body: z.strictObject({}),
    response: z.object({ data: z.array(z.object({ by: z.string(), at: instant })) }),
  },
} as const satisfies Record<string, EndpointDefinition>;

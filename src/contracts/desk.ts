import { z } from 'zod';
import type { EndpointDefinition } from './endpoint-definition';
import { landingPageSchema } from './content/landing-page';
import { indicativeCheckSchema, indicativeRuleSchema } from './application/indicative';
import { finderQuestionSchema, solutionRuleSchema } from './product-finder';
import {
  bannerSchema,
  contactSchema,
  faqSchema,
  jobSchema,
  listOf,
  maintenanceSchema,
  navSchema,
  notificationSchema,
  personaSchema,
  privateLinkSchema,
  sectionCardSchema,
  sectionPageEntrySchema,
  sectionToolSchema,
  sectionVideoSchema,
  valuationSwitchSchema,
} from './site/site';
import { redirectSchema } from './site/redirect';
import { keysOf } from './typed-record';
import { instant, successSchema } from './common-fields';
import { localised } from './localised';

/** Lists that staff edit entry by entry, and the schema of one entry of each. */
export const collectionSchemas = {
  'landing-pages': landingPageSchema,
  redirects: redirectSchema,
  navs: navSchema,
  banners: bannerSchema,
  personas: personaSchema,
  faqs: faqSchema,
  jobs: jobSchema,
  'private-links': privateLinkSchema,
  'contacts-cscenter': contactSchema,
  'contacts-gen': contactSchema,
  'online-valuation-steps': sectionCardSchema,
  'usefull-tools': sectionToolSchema,
  'adv-shkc': sectionToolSchema,
  'pymt-holiday': sectionPageEntrySchema,
  'infographic-video': sectionVideoSchema,
  'valuation-switch': valuationSwitchSchema,
  'finder-questions': finderQuestionSchema,
  'finder-rules': solutionRuleSchema,
  'indicative-rules': indicativeRuleSchema,
  'indicative-checks': indicativeCheckSchema,
} as const;
export type Collection = keyof typeof collectionSchemas;
export type CollectionEntry<C extends Collection> = z.output<(typeof collectionSchemas)[C]>;

export const collections: readonly Collection[] = keysOf(collectionSchemas);
export const collectionSchema = z.enum(collections);

interface Period {
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}

const runsForward = ({ startsAt, endsAt }: Period): boolean =>
  !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt);
const endsAfterStart = { path: ['endsAt'], error: 'endsBeforeStart' };

/** A notification as staff write it: the server gives the identifier; `content…` is HTML and is sanitised on the way in. A new one without a `position` is last. */
export const notificationInputSchema = notificationSchema
  .omit({ _id: true })
  .extend({ position: z.number().int().min(0).max(100_000).optional() })
  .refine(runsForward, endsAfterStart)
  .describe('`endsAt` is after `startsAt`.');
export type NotificationInput = z.output<typeof notificationInputSchema>;

/**
 * The words of maintenance and when the site is closed: at once by `showButton1`, and from `startsAt` until `endsAt`. From `announcedFrom` until the
 * start a notification says so before all others: `announcement…`, or where that is left out a sentence with both times.
 */
export const maintenanceInputSchema = maintenanceSchema
  .omit({ title: true, content: true })
  .extend({
    startsAt: instant.nullish(),
    endsAt: instant.nullish(),
    announcedFrom: instant.nullish(),
    ...localised('announcement', z.string().max(5_000).optional()),
  })
  .refine(runsForward, endsAfterStart)
  .refine(({ endsAt, startsAt }) => !endsAt || Boolean(startsAt), {
    path: ['startsAt'],
    error: 'required',
  })
  .refine(
    ({ announcedFrom, startsAt }) =>
      !announcedFrom ||
      (Boolean(startsAt) && Date.parse(announcedFrom) < Date.parse(startsAt ?? '')),
    { path: ['announcedFrom'], error: 'afterStart' },
  )
  .describe('`endsAt` is after `startsAt`, which is after `announcedFrom`.');
export type MaintenanceInput = z.output<typeof maintenanceInputSchema>;

/** What staff write besides pages and lists, and that has versions as they have: notifications, and the one document of maintenance. */
export const noticeSchemas = {
  notifications: notificationSchema.refine(runsForward, endsAfterStart),
  maintenance: maintenanceInputSchema,
} as const;

/** The version that visitors see: what `If-Match` names. A notice that nobody has touched has version 0. */
const version = z.number().int().nonnegative();

/** A notification as programs of the lender read it. */
const deskNotificationSchema = notificationSchema.extend({ version });
export type DeskNotification = z.output<typeof deskNotificationSchema>;

/** The maintenance notice as programs of the lender read it. */
const deskMaintenanceSchema = maintenanceInputSchema
  .safeExtend({ version })
  .describe('`endsAt` is after `startsAt`, which is after `announcedFrom`.');
export type DeskMaintenance = z.output<typeof deskMaintenanceSchema>;

const idParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

/** The names of settings that still have their placeholder value. */
export const unsetSettingsSchema = z.object({
  environment: z.array(z.string()).describe('Settings of the environment.'),
  brand: z
    .array(z.string())
    .describe('Ways of contact and the like in `src/config/brand.ts`; pages leave them out.'),
});
export type UnsetSettings = z.infer<typeof unsetSettingsSchema>;

export const deskEndpoints = {
  deskNotifications: {
    method: 'GET',
    path: '/api/v1/desk/notifications',
    access: 'desk',
    permission: 'notice.read',
    summary: 'Every notification, scheduled and ended ones too',
    response: listOf(deskNotificationSchema),
  },
  deskCreateNotification: {
    method: 'POST',
    path: '/api/v1/desk/notifications',
    access: 'desk',
    permission: 'notice.edit',
    summary: 'Publish a notification',
    body: notificationInputSchema,
    response: deskNotificationSchema,
  },
  deskUpdateNotification: {
    method: 'PUT',
    path: '/api/v1/desk/notifications/{id}',
    access: 'desk',
    permission: 'notice.edit',
    summary: 'Change a notification',
    params: idParams,
    body: notificationInputSchema,
    response: deskNotificationSchema,
  },
  deskRemoveNotification: {
    method: 'DELETE',
    path: '/api/v1/desk/notifications/{id}',
    access: 'desk',
    permission: 'notice.edit',
    summary: 'Remove a notification',
    params: idParams,
    response: successSchema,
  },
  deskMaintenance: {
    method: 'GET',
    path: '/api/v1/desk/maintenance',
    access: 'desk',
    permission: 'notice.read',
    summary: 'The maintenance notice and whether it is on',
    response: deskMaintenanceSchema,
  },
  deskPutMaintenance: {
    method: 'PUT',
    path: '/api/v1/desk/maintenance',
    access: 'desk',
    permission: 'notice.edit',
    summary: 'Switch maintenance on or off, change its words',
    body: maintenanceInputSchema,
    response: deskMaintenanceSchema,
  },
  deskUnsetSettings: {
    method: 'GET',
    path: '/api/v1/desk/unset-settings',
    access: 'desk',
    permission: 'setting.read',
    summary: 'What the lender has still to set before the site can be published',
    response: z.object({ data: unsetSettingsSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;

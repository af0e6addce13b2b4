import { z } from 'zod';
import { imageSchema } from '../content/image';
import { actionSchema, hrefSchema, iconSchema, productKeySchema } from '../content/block-fields';
import { localised } from '../localised';
import { officeHoursSchema } from './office-hours';
import { siteConstants } from './site-constants';
import { instant, isoDate } from '../common-fields';
import { sitePathPattern } from '../campaign/short-link-choices';

const identified = { _id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) };

/**
 * `content…` is HTML from staff: sanitise before showing. `paths` are the pages it is shown on, without language and with all that stands below
 * them; on all pages where left out. One that is `forSignedIn` is shown to customers who are signed in.
 */
export const notificationSchema = z.object({
  ...identified,
  ...localised('content', z.string().max(5_000)),
  contentEn: z.string().min(1).max(5_000),
  startsAt: instant.nullish(),
  endsAt: instant.nullish(),
  paths: z.array(z.string().max(200).regex(sitePathPattern)).max(20).optional(),
  forSignedIn: z.boolean().optional(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The plain `title` and `content` are in the request's language. */
export const maintenanceSchema = z.object({
  ...localised('title', z.string()),
  ...localised('content', z.string()),
  title: z.string(),
  content: z.string(),
  showButton1: z.boolean(),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

const words = z.string().catch('');
/** A notice closes the site without any words, too. */
export const readableMaintenanceSchema: z.ZodType<Maintenance> = z.object({
  ...localised('title', words),
  ...localised('content', words),
  title: words,
  content: words,
  showButton1: maintenanceSchema.shape.showButton1,
});

const navLink = z.object({
  ...identified,
  ...localised('label'),
  href: hrefSchema,
  ...localised('hint', z.string().optional()),
});
export const navSchema = z.object({
  ...navLink.shape,
  href: hrefSchema.optional(),
  position: z.enum(['header', 'footer']),
  children: z.array(navLink).default([]),
});
export type Nav = z.infer<typeof navSchema>;

export const bannerSchema = z.object({
  ...identified,
  ...localised('title'),
  ...localised('body'),
  action: actionSchema,
  icon: iconSchema,
  /** Shown in place of the icon. */
  image: imageSchema.optional(),
});
export type Banner = z.infer<typeof bannerSchema>;

export const portraits = ['nurse', 'manager', 'couple', 'trader', 'driver', 'clerk'] as const;

/** Personas are illustrative: every one is labelled so where it is shown. */
export const personaSchema = z.object({
  ...identified,
  ...localised('name'),
  ...localised('situation'),
  ...localised('story'),
  ...localised('outcome'),
  product: productKeySchema,
  href: hrefSchema,
  portrait: z.enum(portraits).optional(),
  /** Shown in place of the portrait. */
  image: imageSchema.optional(),
});
export type Persona = z.infer<typeof personaSchema>;

export const faqCategories = [
  'getting-started',
  'rates-and-costs',
  'property',
  'applying',
  'documents',
  'repaying',
  'trouble',
  'privacy',
] as const;
export const faqSchema = z.object({
  ...identified,
  category: z.enum(faqCategories),
  ...localised('question'),
  ...localised('answer'),
});
export type Faq = z.infer<typeof faqSchema>;

export const jobSchema = z.object({
  ...identified,
  ...localised('title'),
  ...localised('team'),
  ...localised('location'),
  ...localised('summary'),
  ...localised('duties', z.array(z.string().min(1)).min(1)),
  ...localised('requirements', z.array(z.string().min(1)).min(1)),
  employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
  postedOn: isoDate,
  validThrough: isoDate,
});
export type Job = z.infer<typeof jobSchema>;

export const privateLinkSchema = z.object({
  ...identified,
  ...localised('title'),
  ...localised('body'),
  href: hrefSchema,
  icon: iconSchema,
});
export type PrivateLink = z.infer<typeof privateLinkSchema>;

/** `kind` decides how `value…` is shown and linked; placeholders such as `{hotline}` come from the brand. */
export const contactSchema = z.object({
  ...identified,
  kind: z.enum(['phone', 'mail', 'message', 'visit', 'post', 'complaint', 'whatsapp']),
  ...localised('title'),
  ...localised('value'),
  ...localised('note', z.string().optional()),
  ...localised('hours', z.string().optional()),
});
export type Contact = z.infer<typeof contactSchema>;

export const sectionCardSchema = z.object({
  ...identified,
  ...localised('title'),
  ...localised('body'),
  icon: iconSchema.optional(),
});
export type SectionCard = z.infer<typeof sectionCardSchema>;

export const sectionToolSchema = z.object({
  ...sectionCardSchema.shape,
  icon: iconSchema,
  action: actionSchema.optional(),
});
export type SectionTool = z.infer<typeof sectionToolSchema>;

export const sectionPageEntrySchema = z.object({
  ...identified,
  ...localised('title'),
  ...localised('body'),
  href: hrefSchema,
});
export type SectionPageEntry = z.infer<typeof sectionPageEntrySchema>;

const localPath = z.string().regex(/^\/[a-z0-9/._-]+$/i);
export const sectionVideoSchema = z.object({
  ...identified,
  ...localised('title'),
  ...localised('transcript'),
  src: localPath,
  poster: localPath,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  durationSeconds: z.number().positive(),
  ...localised('captions', localPath),
});
export type SectionVideo = z.infer<typeof sectionVideoSchema>;

export const valuationSwitchSchema = z.object({
  ...identified,
  search: z.boolean(),
  estate: z.boolean(),
  street: z.boolean(),
  carPark: z.boolean(),
  byHand: z.boolean(),
  /** Whether mails about changed values can be asked for; left out by an API without them. */
  alerts: z.boolean().optional(),
  ...localised('notice', z.string().optional()),
});
export type ValuationSwitch = z.infer<typeof valuationSwitchSchema>;

export const paymentTypes = ['interestOnly', 'principalAndInterest', 'revolving'] as const;
export const paymentTypeSchema = z.enum(paymentTypes);
export type PaymentType = z.infer<typeof paymentTypeSchema>;

/** Money in HK$, rates in percent a year, LTV in percent; `asOf` dates the figures. */
export const productSchema = z.object({
  key: productKeySchema,
  href: hrefSchema,
  ...localised('name'),
  paymentType: paymentTypeSchema,
  minAmount: z.number().positive(),
  maxAmount: z.number().positive(),
  minTenorMonths: z.number().int().positive(),
  maxTenorMonths: z.number().int().positive(),
  annualRateFrom: z.number().positive(),
  annualRateMax: z.number().positive(),
  ltvMax: z.number().positive().max(100).nullable(),
  example: z.object({
    propertyValue: z.number().positive().nullable(),
    loanAmount: z.number().positive(),
    annualRate: z.number().positive(),
    tenorMonths: z.number().int().positive(),
    days: z.number().int().positive().nullable(),
  }),
  asOf: isoDate,
});
export type Product = z.infer<typeof productSchema>;

const promisesSchema = z.record(z.string(), z.number().min(0));

export const commonConfigSchema = z.object({
  products: z.array(productSchema),
  contactWaitSeconds: z.number().int().positive(),
  logoutWaitSeconds: z.number().int().positive(),
  uploadMaxMegabytes: z.number().positive(),
  currencySymbol: z.string(),
  /** Those of the release where left out. */
  officeHours: officeHoursSchema.optional(),
  /** Figures of the promises register that are other than in the release, by their names. */
  promises: promisesSchema.optional(),
});
export type CommonConfig = z.infer<typeof commonConfigSchema>;

const { products, contactWaitSeconds, logoutWaitSeconds, uploadMaxMegabytes } =
  commonConfigSchema.shape;
/** Each constant that is missing or invalid has the default of `siteConstants`. */
export const readableCommonConfigSchema: z.ZodType<CommonConfig> = z.object({
  products,
  contactWaitSeconds: contactWaitSeconds.catch(siteConstants.contactWaitSeconds),
  logoutWaitSeconds: logoutWaitSeconds.catch(siteConstants.logoutWaitSeconds),
  uploadMaxMegabytes: uploadMaxMegabytes.catch(siteConstants.uploadMaxMegabytes),
  currencySymbol: z.string().catch(siteConstants.currencySymbol),
  officeHours: officeHoursSchema.optional().catch(undefined),
  promises: promisesSchema.optional().catch(undefined),
});

export const calculatorModeSchema = z.object({
  minAmount: z.number(),
  maxAmount: z.number(),
  defaultAmount: z.number(),
  minTenorMonths: z.number().int(),
  maxTenorMonths: z.number().int(),
  defaultTenorMonths: z.number().int(),
  minAnnualRate: z.number(),
  maxAnnualRate: z.number(),
  defaultAnnualRate: z.number(),
  minPropertyValue: z.number(),
  maxPropertyValue: z.number(),
  defaultPropertyValue: z.number(),
  maxLtv: z.number(),
});
export const calculatorConfigSchema = z.object({
  banner: z.object({ ...localised('title'), ...localised('body') }),
  interestOnly: calculatorModeSchema,
  principalAndInterest: calculatorModeSchema,
  revolving: z.object({
    ...calculatorModeSchema.shape,
    defaultDrawnAmount: z.number(),
    defaultDays: z.number().int(),
    maxDays: z.number().int(),
  }),
});
export type CalculatorConfig = z.infer<typeof calculatorConfigSchema>;

/** Every list answers `{ data: [...] }`; the client also takes a bare array. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) });

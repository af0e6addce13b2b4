import { z } from 'zod';
import { instant, isoDate, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { locales } from '../locale';
import { reportDayFields } from '../limits/report-days';
import { deskListQuery, deskPageOf } from '../staff/desk-list';
import {
  browserErrorLimits,
  browserReportPath,
  builtScript,
  deviceClasses,
  vitalDimensions,
  webVitalLimits,
} from './site-health-choices';

const releaseSchema = z.string().regex(/^[\w-]{1,64}$/);
const position = z.number().int().min(0).max(10_000_000);

/** A place in a script of a build; lines and columns count from 1. */
export const stackFrameSchema = z.strictObject({
  file: z.string().regex(builtScript),
  line: position,
  column: position,
});
export type StackFrame = z.infer<typeof stackFrameSchema>;

/** The kind of an error and where it happened. Its message is not sent: it may hold what a visitor typed. */
const reportedErrorSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  /** The number of React's explanation. */
  code: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  frames: z.array(stackFrameSchema).min(1).max(browserErrorLimits.frames),
  page: z.string().regex(/^\/[^?#\s]{0,199}$/),
});
export type ReportedError = z.infer<typeof reportedErrorSchema>;

const vitalFigure = (max: number) => z.number().min(0).max(max).optional();

export const browserReportSchema = z.strictObject({
  release: releaseSchema,
  /** Path of the document that was opened, without query; only its pattern is kept. */
  page: z.string().regex(/^\/[^?#\s]{0,199}$/),
  vitals: z
    .strictObject({
      lcp: vitalFigure(webVitalLimits.lcp),
      inp: vitalFigure(webVitalLimits.inp),
      cls: vitalFigure(webVitalLimits.cls),
      ttfb: vitalFigure(webVitalLimits.ttfb),
    })
    .optional(),
  errors: z.array(reportedErrorSchema).max(browserErrorLimits.errors).optional(),
});
export type BrowserReport = z.output<typeof browserReportSchema>;

export const vitalReportLimits = { days: 90, usualDays: 28 } as const;

const count = z.number().int().nonnegative();
/** The figure that three of four page views stay within (null: nothing measured), and of how many it is. */
const figureSchema = z.object({ p75: z.number().nonnegative().nullable(), count });
const figuresSchema = z.object({
  lcp: figureSchema,
  inp: figureSchema,
  cls: figureSchema,
  ttfb: figureSchema,
});
export type VitalFigures = z.infer<typeof figuresSchema>;
export const vitalRowSchema = figuresSchema.extend({ value: z.string() });
export type VitalRow = z.infer<typeof vitalRowSchema>;

const vitalQuery = z.strictObject({
  by: z.enum(vitalDimensions).default('page'),
  /** The last 28 days unless given. */
  ...reportDayFields,
  language: z.enum(locales).optional(),
  device: z.enum(deviceClasses).optional(),
});
export type VitalQuery = z.output<typeof vitalQuery>;

/** Vitals in milliseconds, `cls` as a share; the most visited first, days in order. */
export const vitalReportSchema = z.object({
  from: isoDate,
  to: isoDate,
  data: z.array(vitalRowSchema),
  total: figuresSchema,
});
export type VitalReport = z.infer<typeof vitalReportSchema>;

/** Made of its kind and its places. */
export const fingerprintSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** An error as often as it was reported; page, language and device are those of its last report. */
export const browserErrorSchema = z.object({
  id: fingerprintSchema,
  name: z.string(),
  code: z.string().nullable(),
  release: z.string(),
  page: z.string(),
  language: z.string(),
  device: z.enum(deviceClasses),
  count,
  firstSeenAt: instant,
  lastSeenAt: instant,
});
export type BrowserError = z.infer<typeof browserErrorSchema>;

/** Where a place of a built script stands in the sources; null where their map is not here. */
const sourceSchema = z.object({
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  text: z.string(),
});
export type SourcePlace = z.infer<typeof sourceSchema>;

const browserErrorDetailsSchema = browserErrorSchema.extend({
  frames: z.array(stackFrameSchema.extend({ source: sourceSchema.nullable() })),
});
export type BrowserErrorDetails = z.infer<typeof browserErrorDetailsSchema>;

const errorFilters = {
  release: releaseSchema.optional(),
  page: z
    .string()
    .regex(/^\/[\w{}/-]{0,100}$/)
    .optional(),
  device: z.enum(deviceClasses).optional(),
};
export type BrowserErrorFilter = z.output<z.ZodObject<typeof errorFilters>>;

const read = { method: 'GET', access: 'desk', permission: 'site-health.read' } as const;

export const siteHealthEndpoints = {
  reportSiteHealth: {
    method: 'POST',
    path: browserReportPath,
    access: 'public',
    summary: 'How fast a page was in a browser, and errors of its scripts; no personal data',
    body: browserReportSchema,
    response: successSchema,
  },
  deskSiteVitals: {
    ...read,
    path: '/api/v1/desk/site-health/vitals',
    summary: 'How fast pages are in the browsers of visitors',
    query: vitalQuery,
    response: vitalReportSchema,
  },
  deskBrowserErrors: {
    ...read,
    path: '/api/v1/desk/site-health/errors',
    summary: 'Errors of scripts in the browsers of visitors, the last seen first',
    query: deskListQuery(errorFilters).extend({
      /** Time and id of an error. */
      cursor: z
        .string()
        .regex(/^\d{13}\.[0-9a-f]{16}$/)
        .optional(),
    }),
    response: deskPageOf(browserErrorSchema),
  },
  deskBrowserError: {
    ...read,
    path: '/api/v1/desk/site-health/errors/{id}',
    summary: 'One of them with its places in the sources',
    params: z.object({ id: fingerprintSchema }),
    response: z.object({ data: browserErrorDetailsSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;

// No zod here: this file is imported by scripts of content pages.
/** Where browsers report to. */
export const browserReportPath = '/api/v1/site-health/reports';

/** What is measured of a page: largest contentful paint, interaction to next paint, cumulative layout shift, time to first byte. */
export const webVitals = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type WebVital = (typeof webVitals)[number];

/** The largest figures that are taken: milliseconds, and a share of the window for `cls`. */
export const webVitalLimits = { lcp: 60_000, inp: 60_000, cls: 10, ttfb: 60_000 } as const;

/** Up to the first a figure is good, beyond the second it is poor (web.dev/articles/vitals, web.dev/articles/ttfb). */
export const webVitalThresholds = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1_800],
} as const satisfies Record<WebVital, readonly [number, number]>;

/** By what vitals are told apart. */
export const vitalDimensions = ['page', 'language', 'device', 'day'] as const;
export type VitalDimension = (typeof vitalDimensions)[number];

export const deviceClasses = ['phone', 'tablet', 'computer'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** One document reports so many different errors, each with so many places of its stack. */
export const browserErrorLimits = { errors: 5, frames: 12 } as const;

/** A script of a build, which alone is named in a report. */
export const builtScript = /^\/_next\/static\/(?!.*\.\.)[\w./~()[\]@-]{1,150}\.js$/;

import { webVitals, type WebVital } from '@/contracts/site-health/site-health-choices';
import { recordOf } from '@/contracts/typed-record';
import type { Meter } from './meter';

/** Few, because each is a series of every page, language and device; among them the ends of what is good and of what needs to be better. */
const buckets: Record<WebVital, number[]> = {
  lcp: [1, 2.5, 4, 8],
  inp: [0.1, 0.2, 0.5],
  cls: [0.05, 0.1, 0.25],
  ttfb: [0.2, 0.8, 1.8],
};
const help: Record<WebVital, string> = {
  lcp: 'Largest contentful paint in the browsers of visitors.',
  inp: 'Interaction to next paint in the browsers of visitors.',
  cls: 'Cumulative layout shift in the browsers of visitors, a share of the window.',
  ttfb: 'Time to first byte in the browsers of visitors.',
};
const labelNames = ['page', 'language', 'device'] as const;

interface VitalHistogram {
  observe: (labels: Record<(typeof labelNames)[number], string>, figure: number) => void;
}

/** Histograms of what browsers report, in seconds; `cls` has no unit. */
export function vitalHistograms(
  create: (options: {
    name: string;
    help: string;
    labelNames: typeof labelNames;
    buckets: number[];
  }) => VitalHistogram,
): Meter['vital'] {
  const histograms = recordOf(webVitals, (vital) =>
    create({
      name: vital === 'cls' ? 'site_web_vital_cls' : `site_web_vital_${vital}_seconds`,
      help: help[vital],
      labelNames,
      buckets: buckets[vital],
    }),
  );
  return ({ vital, figure, ...labels }) =>
    histograms[vital].observe(labels, vital === 'cls' ? figure : figure / 1_000);
}

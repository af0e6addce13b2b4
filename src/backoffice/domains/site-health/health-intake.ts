import { isbot } from 'isbot';
import { pagePatternOf } from '@/lib/site-health/page-pattern';
import type { BrowserReport, ReportedError } from '@/contracts/site-health/site-health';
import {
  webVitals,
  type DeviceClass,
  type WebVital,
} from '@/contracts/site-health/site-health-choices';
import { hongKongDay } from '@/lib/hong-kong-day';
import { deviceClassOf } from '@/lib/visit/visit';
import { fingerprintOf, type BrowserErrorRow } from './browser-error.model';
import type { BrowserErrorRepository } from './browser-error.repository';
import { noCounts, stepOf } from './vital.model';
import type { VitalCounts, WebVitalRepository } from './web-vital.repository';

/** Is told of each figure and error, for metrics; pages are patterns. */
export interface SiteHealthSink {
  vital: (measured: {
    vital: WebVital;
    figure: number;
    page: string;
    language: string;
    device: DeviceClass;
  }) => void;
  browserError: (page: string) => void;
}

export interface HealthIntakeOptions {
  vitals: Pick<WebVitalRepository, 'add'>;
  errors: Pick<BrowserErrorRepository, 'add'>;
  now: () => Date;
  sink?: SiteHealthSink | undefined;
  onError: (error: unknown) => void;
}

export type HealthIntake = ReturnType<typeof createHealthIntake>;

/** Different errors between two storings; reports can be made up, so that more are not held. Vitals are bounded by pages, languages and devices. */
const maxHeldErrors = 200;

const otherPage = 'other';
const noLanguage = '-';

/** Takes what browsers report, adds it up in memory, and stores it from time to time; no answer waits for the database. */
export function createHealthIntake({ vitals, errors, now, sink, onError }: HealthIntakeOptions) {
  let heldVitals = new Map<string, VitalCounts>();
  let heldErrors = new Map<string, BrowserErrorRow>();

  const placeOf = (address: string): { page: string; language: string } => {
    const found = pagePatternOf(address);
    return { page: found?.pattern ?? otherPage, language: found?.locale ?? noLanguage };
  };

  function addVitals(
    measured: NonNullable<BrowserReport['vitals']>,
    { address, device }: { address: string; device: DeviceClass },
  ): void {
    const place = { ...placeOf(address), device };
    for (const vital of webVitals) {
      const figure = measured[vital];
      if (figure === undefined) continue;
      sink?.vital({ vital, figure, ...place });
      const row = { day: hongKongDay(now()), ...place, vital };
      const key = Object.values(row).join('\n');
      const held = heldVitals.get(key) ?? { ...row, counts: noCounts() };
      const step = stepOf(vital, figure);
      held.counts[step] = (held.counts[step] ?? 0) + 1;
      heldVitals.set(key, held);
    }
  }

  function addError(
    error: ReportedError,
    { release, device }: { release: string; device: DeviceClass },
  ): void {
    const { page, language } = placeOf(error.page);
    sink?.browserError(page);
    const id = fingerprintOf(error);
    const held = heldErrors.get(id);
    if (!held && heldErrors.size >= maxHeldErrors) return;
    heldErrors.set(id, {
      id,
      name: error.name,
      code: error.code ?? null,
      release,
      frames: error.frames,
      page,
      language,
      device,
      count: (held?.count ?? 0) + 1,
      firstSeenAt: held?.firstSeenAt ?? now(),
      lastSeenAt: now(),
    });
  }

  return {
    /** Adds a report up; those of programs are left out. */
    take(
      { release, page, vitals: measured, errors: reported = [] }: BrowserReport,
      userAgent: string,
    ): void {
      if (userAgent === '' || isbot(userAgent)) return;
      const device = deviceClassOf(userAgent);
      if (measured) addVitals(measured, { address: page, device });
      for (const error of reported) addError(error, { release, device });
    },

    /** Stores what was added up. What cannot be stored is dropped, so that nothing is counted twice and no memory fills; the log says so. */
    async store(): Promise<void> {
      const [vitalRows, errorRows] = [[...heldVitals.values()], [...heldErrors.values()]];
      heldVitals = new Map();
      heldErrors = new Map();
      try {
        await vitals.add(vitalRows);
        await errors.add(errorRows);
      } catch (error) {
        onError(error);
      }
    },
  };
}

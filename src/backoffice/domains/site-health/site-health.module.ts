import { createSourceMaps } from '@/backoffice/adapters/source-map/source-maps';
import type { Logger } from '@/backoffice/common/logger';
import { startPeriodicTask } from '@/backoffice/common/periodic-task';
import type { Database } from '@/backoffice/db/database';
import { createBrowserErrorRepository } from './browser-error.repository';
import { createHealthIntake, type HealthIntake, type SiteHealthSink } from './health-intake';
import { createSiteHealthService, type SiteHealthService } from './site-health.service';
import { createWebVitalRepository } from './web-vital.repository';

export interface SiteHealthModule {
  intake: HealthIntake;
  service: SiteHealthService;
  removeExpired: () => Promise<void>;
  /** Stores what is held. */
  stop: () => Promise<void>;
}

const storeIntervalMs = 5_000;

export function createSiteHealthModule({
  db,
  log,
  now,
  sink,
}: {
  db: Database;
  log: Logger;
  now: () => Date;
  sink?: SiteHealthSink | undefined;
}): SiteHealthModule {
  const vitals = createWebVitalRepository(db);
  const errors = createBrowserErrorRepository(db);
  const intake = createHealthIntake({
    vitals,
    errors,
    now,
    sink,
    onError: (error) => log.error({ err: error }, 'Reports of browsers could not be stored'),
  });
  const service = createSiteHealthService({
    vitals,
    errors,
    findSource: createSourceMaps('dist/source-maps'),
    now,
  });
  const storing = startPeriodicTask({ run: () => intake.store(), intervalMs: storeIntervalMs });
  return {
    intake,
    service,
    removeExpired: service.removeExpired,
    async stop() {
      await storing.stop();
      await intake.store();
    },
  };
}

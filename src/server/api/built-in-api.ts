import type { Logger } from 'pino';
import { createApi } from '@/backoffice/app';
import { ServiceError } from '@/backoffice/common/service-error';
import { createContainer } from '@/backoffice/container';
import { followDatabaseClock } from '@/backoffice/database-clock';
import { startDemoBusiness, type DemoBusiness } from '@/backoffice/demo/demo-business';
import { openDatabase } from '@/backoffice/db/client';
import { readBackOffice } from '@/backoffice/readings';
import type { ServerEnv } from '@/config/env.server';
import type { Meter } from '../metrics/meter';
import type { SiteApi } from './site-api';

/** Opens the database and the back office over it. Throws an error whose message is one line when the database cannot be used. */
export async function openBuiltInApi(
  env: ServerEnv,
  logger: Logger,
  meter?: Meter,
): Promise<SiteApi> {
  const database = await openDatabase({
    env,
    onQuery: meter?.query,
    onConnectionError: (error) =>
      logger.warn({ reason: error.message }, 'database connection broke'),
  });
  const clock =
    database.engine === 'postgres'
      ? await followDatabaseClock({ pool: database.pool, log: logger })
      : undefined;
  const options = { env, log: logger, database, ...(clock ? { now: clock.now } : {}) };
  const container = await createContainer({ ...options, siteHealthSink: meter });
  let demo: DemoBusiness | undefined;
  const api = createApi(container);
  const dataRead = container.evaluation
    .warmUpAddresses()
    .catch((error: unknown) => logger.error({ err: error }, 'The address tree cannot be read'));
  return {
    fetch: (request, call) => api.fetch(request, call),
    dataRead,
    isReady: () => container.ping().then(() => true),
    onContentChange: (listener) => void container.contentFeed.onChange(listener),
    findPreview: container.content.previews.find,
    countVisits: (visits) => container.campaigns.visits.count(visits),
    shortLinks: {
      async follow(code, clientAddress) {
        try {
          await container.rateLimits.consume('reads', clientAddress);
        } catch (error) {
          if (error instanceof ServiceError && error.code === 'rate_limited') return 'limited';
          throw error;
        }
        return container.campaigns.shortLinks.follow(code);
      },
      countClicks: container.campaigns.shortLinks.countClicks,
    },
    pageTests: {
      listRunning: container.campaigns.pageTests.listRunning,
      noteSeen: container.campaigns.noteSeen,
    },
    // In other storage modes the output of the process is collected in logs that others can read;
    // there `npm run desk:link` creates the link.
    ...(env.STORAGE_MODE === 'embedded'
      ? { firstDeskLink: () => container.staff.staff.breakGlass('en', { onlyFirst: true }) }
      : {}),
    unsetSettings: container.desk.listUnsetSettings,
    readings: () => readBackOffice(container, database),
    // An invented phone number may belong to a real person, so demo messages are only ever written
    // to the outbox file.
    ...(env.STORAGE_MODE === 'embedded' && env.SEED_DEMO === 'all' && env.SMS_PROVIDER === 'outbox'
      ? { addDemoBusiness: () => void (demo ??= startDemoBusiness(container, options)) }
      : {}),
    async close() {
      await demo?.stop();
      await clock?.stop();
      await container.close();
    },
  };
}

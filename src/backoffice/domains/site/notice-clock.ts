import type { Logger } from '@/backoffice/common/logger';
import { startPeriodicTask } from '@/backoffice/common/periodic-task';
import type { ContentFeed } from './content-feed';
import { nextNoticeEdge } from './site.model';
import type { SiteRepository } from './site.repository';

export interface NoticeClockOptions {
  repository: Pick<SiteRepository, 'listNotifications' | 'findMaintenance'>;
  contentFeed: Pick<ContentFeed, 'onChange' | 'tell'>;
  log: Logger;
  intervalMs: number;
  now: () => Date;
}

/** Has pages rendered again when a notification begins or ends, or planned maintenance does. Each instance goes by its own clock; the database is read after changes of content only. */
export async function startNoticeClock({
  repository,
  contentFeed,
  log,
  intervalMs,
  now,
}: NoticeClockOptions): Promise<{ stop: () => Promise<void> }> {
  let next: Date | null = null;

  async function readNext(): Promise<void> {
    const notifications = await repository.listNotifications();
    const maintenance = await repository.findMaintenance();
    const periods = notifications.map(({ entry }) => entry);
    next = nextNoticeEdge(maintenance ? [...periods, maintenance] : periods, now());
  }

  await readNext();
  const stopListening = contentFeed.onChange(readNext);
  const task = startPeriodicTask({
    intervalMs,
    async run() {
      if (next === null || next > now()) return;
      try {
        // Read before anybody is told, so that a failure is tried again.
        await readNext();
        await contentFeed.tell();
      } catch (error) {
        log.warn({ err: error }, 'Times of notices cannot be read; trying again');
      }
    },
  });
  return {
    async stop() {
      stopListening();
      await task.stop();
    },
  };
}

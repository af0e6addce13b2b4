import type { z } from 'zod';
import type { securityEventSchema } from '@/contracts/account/security-event';
import { dayMs } from '@/lib/hong-kong-day';
import type { SecurityEventRepository } from './security-event.repository';

const keptMs = 366 * dayMs;

export type SecurityService = ReturnType<typeof createSecurityService>;

/** What concerned the safety of accounts and of the site. */
export function createSecurityService({
  events,
  now,
}: {
  events: Pick<SecurityEventRepository, 'list' | 'removeBefore'>;
  now: () => Date;
}) {
  return {
    /** The newest events for staff; of one kind where given. */
    async list(query: {
      kind?: string;
      limit: number;
    }): Promise<z.output<typeof securityEventSchema>[]> {
      return (await events.list(query)).map(({ at, ...event }) => ({
        ...event,
        at: at.toISOString(),
      }));
    },

    /** Events are kept for a year; the database itself refuses to remove younger ones. */
    removeExpired: (): Promise<void> => events.removeBefore(new Date(now().getTime() - keptMs)),
  };
}

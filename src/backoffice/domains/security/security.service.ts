import type { z } from 'zod';
import type { Activity } from '@/contracts/account/account';
import { activityKinds } from '@/contracts/account/activity-kinds';
import type { securityEventSchema } from '@/contracts/account/security-event';
import { dayMs } from '@/lib/hong-kong-day';
import { loggedKindOf } from './logged-kind';
import type {
  EventFilter,
  SecurityEvent,
  SecurityEventRepository,
} from './security-event.repository';

const keptMs = 366 * dayMs;

type NewSecurityEvent = Pick<SecurityEvent, 'kind' | 'network' | 'device'> &
  Partial<Pick<SecurityEvent, 'customerId' | 'staff' | 'detail'>>;

export type SecurityService = ReturnType<typeof createSecurityService>;

/** Security events of accounts and of the site. */
export function createSecurityService({
  events,
  now,
}: {
  events: Pick<
    SecurityEventRepository,
    'create' | 'list' | 'count' | 'listByCustomer' | 'removeBefore'
  >;
  now: () => Date;
}) {
  return {
    /** Writes down what happened outside a transaction of its own. */
    record: (event: NewSecurityEvent): Promise<void> =>
      events.create({
        customerId: null,
        phone: null,
        staff: null,
        detail: '',
        ...event,
        at: now(),
      }),

    /** One page for staff, newest first; of one kind where given. */
    async list({
      cursor,
      limit,
      ...filter
    }: EventFilter & { cursor?: string | undefined; limit: number }): Promise<{
      data: z.output<typeof securityEventSchema>[];
      next: string | null;
      total: number;
    }> {
      const before = cursor === undefined ? undefined : Number(cursor);
      const rows = await events.list(filter, { before, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        data: page.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
        next: rows.length > limit ? String(page.at(-1)?.id) : null,
        total: await events.count(filter),
      };
    },

    /** What a customer is shown of the own account: no networks, and nothing of others. */
    async listOfCustomer(customerId: string, limit: number): Promise<Activity[]> {
      const kinds = new Map(activityKinds.map((kind) => [loggedKindOf(kind), kind]));
      const rows = await events.listByCustomer({ customerId, kinds: [...kinds.keys()], limit });
      return rows.flatMap(({ id, at, kind, device }) => {
        const shown = kinds.get(kind);
        return shown ? [{ id, at: at.toISOString(), kind: shown, device }] : [];
      });
    },

    /** Events are kept for a year; the database itself refuses to remove younger ones. */
    removeExpired: (): Promise<void> => events.removeBefore(new Date(now().getTime() - keptMs)),
  };
}

import type { SessionRepositories } from '@/backoffice/domains/customer/session.service';
import type {
  CustomerEventKind,
  CustomerRow,
} from '@/backoffice/domains/customer/customer.repository';
import type { LivenessCutoffs, SessionRow } from '@/backoffice/domains/customer/session.repository';

/** Sessions and customers in two lists that a test can read. */
export function inMemorySessions(customers: readonly CustomerRow[] = []) {
  const rows: SessionRow[] = [];
  const events: { customerId: string; kind: CustomerEventKind; device: string }[] = [];
  const isLive = (row: SessionRow, { now, idleSince }: LivenessCutoffs): boolean =>
    row.revokedAt === null && row.lastSeenAt > idleSince && row.endsAt > now;
  const repositories: SessionRepositories = {
    session: {
      create: async (row) => void rows.push({ ...row }),
      async markUsed(tokenHashes, at) {
        const row = rows.find(
          (known) => tokenHashes.includes(known.tokenHash) && isLive(known, at),
        );
        if (row) row.lastSeenAt = at.now;
        return row ?? null;
      },
      isKnown: async (tokenHashes) => rows.some((row) => tokenHashes.includes(row.tokenHash)),
      listLive: async (customerId, at) =>
        rows.filter((row) => row.customerId === customerId && isLive(row, at)),
      async revoke({ id, customerId, at }) {
        const row = rows.find((known) => known.id === id && known.customerId === customerId);
        if (!row || row.revokedAt !== null) return false;
        row.revokedAt = at;
        return true;
      },
      async revokeByToken(tokenHashes, at) {
        for (const row of rows) if (tokenHashes.includes(row.tokenHash)) row.revokedAt ??= at;
      },
      async revokeAll({ customerId, except, at }) {
        for (const row of rows)
          if (row.customerId === customerId && row.id !== except) row.revokedAt ??= at;
      },
      async removeEndedBefore(instant) {
        rows.splice(0, rows.length, ...rows.filter(({ endsAt }) => endsAt >= instant));
      },
    },
    customer: {
      findByPhoneHash: async (phoneHashes) =>
        customers.find((customer) => phoneHashes.includes(customer.phoneHash)) ?? null,
      lockById: async (id) => customers.find((customer) => customer.id === id) ?? null,
      addEvent: async ({ customerId, kind, device }) =>
        void events.push({ customerId, kind, device }),
    },
  };
  return { rows, events, repositories };
}

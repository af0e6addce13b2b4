import { z } from 'zod';
import { ServiceError } from '@/backoffice/common/service-error';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import type { LoanAccount } from '../loan-account.model';

/** What staff saw: the number of the last booking. */
export const versionOf = ({ entries }: Pick<LoanAccount, 'entries'>): number =>
  entries.at(-1)?.seq ?? 0;

/** The version that staff saw, if any, and the reference of what they book, where they give one. */
export interface SeenVersion {
  version: number | undefined;
  reference: string | null;
}

const booked = z.object({
  before: z.object({ action: z.string() }),
  after: z.array(z.object({ seq: z.number() })),
});
const recentActs = 20;

/** Throws `changed_meanwhile`, with what staff booked since, where the loan is not as it was at `version`. A posting made before under the same reference passes, so that it may be sent again. */
export async function requireVersion(
  audit: Pick<AuditRepository, 'list'>,
  account: LoanAccount,
  { version, reference }: SeenVersion,
): Promise<void> {
  const now = versionOf(account);
  if (version === undefined || version === now) return;
  if (account.entries.some((entry) => entry.reference === reference)) return;
  const { rows } = await audit.list(
    { target: `loan:${account.loanNo}` },
    { sort: 'newest', limit: recentActs },
  );
  const changes = rows.flatMap(({ before, after, staff, at }) => {
    const act = booked.safeParse({ before, after });
    return act.success && act.data.after.some(({ seq }) => seq > version)
      ? [{ what: act.data.before.action, by: staff, at }]
      : [];
  });
  throw new ServiceError('changed_meanwhile', {
    changed: { version: now, changes: changes.toReversed() },
  });
}

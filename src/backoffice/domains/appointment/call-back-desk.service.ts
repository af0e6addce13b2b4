import type { CallBackFilter, DeskCallBack } from '@/contracts/appointment/call-back';
import type { AppointmentEnd } from '@/contracts/appointment/appointment-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import { daysBetween, type AppointmentRow } from './appointment.model';
import type { AppointmentRepository } from './appointment.repository';
import { readDetail, toDeskCallBack } from './call-back.model';

export interface CallBackDeskRepositories {
  appointment: AppointmentRepository;
  audit: Pick<AuditRepository, 'create'>;
}

export interface CallBackDeskServiceOptions {
  repositories: CallBackDeskRepositories;
  unitOfWork: UnitOfWork<CallBackDeskRepositories>;
  cipher: DataCipher;
  now: () => Date;
}

type CallBackQuery = CallBackFilter & { cursor?: string | undefined; limit: number };

export type CallBackDeskService = ReturnType<typeof createCallBackDeskService>;

/** Booked calls as the lender's staff see and close them. */
export function createCallBackDeskService({
  repositories,
  unitOfWork,
  cipher,
  now,
}: CallBackDeskServiceOptions) {
  const view = (row: AppointmentRow): DeskCallBack => toDeskCallBack(row, readDetail(cipher, row));

  /** One page, for an export that is written down as a whole. Throws `validation_failed` for the cursor of another list. */
  async function readPage({
    sort,
    cursor,
    limit,
    ...asked
  }: CallBackQuery): Promise<{ data: DeskCallBack[]; next: string | null }> {
    const { rows, next } = await repositories.appointment.list(filterOf(asked), {
      sort,
      cursor,
      limit,
    });
    return { data: rows.map(view), next };
  }

  return {
    readPage,

    /** One page; the trail has whose calls were on it. Throws as `readPage` does. */
    async list(
      staff: string,
      query: CallBackQuery,
    ): Promise<{ data: DeskCallBack[]; next: string | null; total: number }> {
      const page = await readPage(query);
      const read = { callBacks: page.data.map(({ reference }) => reference) };
      const target = 'call-backs';
      await recordRead(repositories.audit, { at: now(), staff, target, after: read });
      return { ...page, total: await repositories.appointment.count(filterOf(query)) };
    },

    /** Notes how a call ended; noting it again changes nothing. Throws `not_found`, and `conflict` where it ended otherwise. */
    async close(
      staff: string,
      { reference, state }: { reference: string; state: AppointmentEnd },
    ): Promise<DeskCallBack> {
      return unitOfWork(async ({ appointment, audit }) => {
        const row = requireFound(await appointment.lockByReference(reference));
        if (row.kind !== 'call-back') throw new ServiceError('not_found');
        if (row.state === state) return view(row);
        if (row.state !== 'booked') throw new ServiceError('conflict');
        const at = now();
        const ended = { state, changes: row.changes + 1, closedAt: at, closedBy: staff };
        await appointment.update(reference, ended);
        // A call that falls away leaves its time to others; one that was made earlier does, too.
        await appointment.removeSeats(reference);
        await recordChange(audit, {
          at,
          staff,
          target: `call-back:${reference}`,
          before: { state: row.state },
          after: { state },
        });
        return view({ ...row, ...ended });
      });
    },
  };
}

const filterOf = ({ state, q, ...days }: Omit<CallBackFilter, 'sort'>) =>
  ({ kind: 'call-back', state, q, ...daysBetween(days) }) as const;

import type { DeskCallBack } from '@/contracts/appointment/call-back';
import type { AppointmentEnd, AppointmentState } from '@/contracts/appointment/appointment-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import { daysBetween, type AppointmentRow } from './appointment.model';
import type { AppointmentMark, AppointmentRepository } from './appointment.repository';
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

export interface CallBackQuery {
  state: AppointmentState;
  /** Days of Hong Kong, both included. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export type CallBackDeskService = ReturnType<typeof createCallBackDeskService>;

const cursorOf = ({ startsAt, reference }: AppointmentMark): string =>
  `${startsAt.getTime()}.${reference}`;

function markOf(cursor: string | undefined): AppointmentMark | undefined {
  if (cursor === undefined) return undefined;
  const [, time, reference] = /^(\d{1,15})\.(AP-\w{8})$/.exec(cursor) ?? [];
  if (time === undefined || reference === undefined) rejectField('cursor', 'wrongFormat');
  return { startsAt: new Date(Number(time)), reference };
}

/** Booked calls as the lender's staff see and close them. */
export function createCallBackDeskService({
  repositories,
  unitOfWork,
  cipher,
  now,
}: CallBackDeskServiceOptions) {
  const view = (row: AppointmentRow): DeskCallBack => toDeskCallBack(row, readDetail(cipher, row));

  /** One page, soonest first, for an export that is written down as a whole. Throws `validation_failed` for a cursor that is none. */
  async function readPage({
    cursor,
    limit,
    ...asked
  }: CallBackQuery): Promise<{ data: DeskCallBack[]; next: string | null }> {
    const rows = await repositories.appointment.list(filterOf(asked), {
      limit: limit + 1,
      after: markOf(cursor),
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      data: shown.map(view),
      next: rows.length > limit && last ? cursorOf(last) : null,
    };
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

const filterOf = ({ state, ...days }: Pick<CallBackQuery, 'state' | 'from' | 'to'>) =>
  ({ kind: 'call-back', state, ...daysBetween(days) }) as const;

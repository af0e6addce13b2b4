import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { BrandNames } from '@/config/brand';
import { promised } from '@/config/promises';
import type {
  BookCallBackRequest,
  BookedCallBack,
  CallBack,
} from '@/contracts/appointment/call-back';
import type { Slot } from '@/contracts/appointment/appointment';
import type { Locale } from '@/contracts/locale';
import { parseMobile, parsePhone } from '@/lib/phone';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { newReference, type RandomBytes } from '@/backoffice/common/reference';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { startCooldown } from '../contact/cooldown';
import type { CooldownRepository } from '../contact/cooldown.repository';
import type { MessageCounter } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import { appointmentContext, isChangeable, type AppointmentRow } from './appointment.model';
import type { AppointmentRepository } from './appointment.repository';
import {
  callBackMail,
  callBackText,
  readDetail,
  toCallBack,
  type CallBackChange,
  type CallBackDetail,
} from './call-back.model';
import { freeSlots, takeSlot } from './slots';

/** What a booked call reads and writes in one transaction. */
export interface CallBackRepositories {
  appointment: AppointmentRepository;
  cooldown: CooldownRepository;
  budget: MessageCounter;
  outbox: Pick<OutboxRepository, 'create'>;
}

export interface CallBackServiceOptions {
  repositories: Pick<CallBackRepositories, 'appointment'>;
  unitOfWork: UnitOfWork<CallBackRepositories>;
  cipher: DataCipher;
  hash: KeyedHash;
  enqueueMessage: EnqueueMessage;
  useSms: MessageBudget['useSms'];
  /** The mail address of the lender's staff. */
  deskAddress: string;
  brandNames: BrandNames;
  siteUrl: string;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
  randomBytes: RandomBytes;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type CallBackService = ReturnType<typeof createCallBackService>;

const tokenBytes = 32;

/** Calls from staff that visitors book, move and cancel by the secret of a link. */
export function createCallBackService(options: CallBackServiceOptions) {
  const { repositories, unitOfWork, cipher, hash, calendar, now, newId } = options;
  const detailOf = (row: AppointmentRow): CallBackDetail => readDetail(cipher, row);

  /** Texts the visitor, unless it cannot be done or a budget is used up. Throws `rate_limited` once a network has had its number. */
  async function text(
    tx: CallBackRepositories,
    change: Exclude<CallBackChange, 'cancelled'>,
    {
      row,
      phone,
      token,
      network,
    }: { row: AppointmentRow; phone: string; token: string; network: string },
  ): Promise<boolean> {
    const { e164: mobile } = parseMobile(phone);
    const refusal = await options.useSms(tx, {
      phone,
      network,
      isDelivered: mobile !== undefined,
      isTrusted: false,
    });
    if (refusal?.failure === 'networkLimit')
      throw new ServiceError('rate_limited', {
        retryAfterSeconds: Math.ceil((refusal.waitMs ?? 0) / 1_000),
      });
    if (refusal || mobile === undefined) return false;
    await options.enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'sms',
      kind: 'call-back',
      to: mobile,
      text: callBackText(change, { ...options, ...row, locale: row.language, token }),
      createdAt: now(),
      expiresAt: row.startsAt,
    });
    return true;
  }

  const tellStaff = (
    tx: CallBackRepositories,
    change: CallBackChange,
    { row, detail }: { row: AppointmentRow; detail: CallBackDetail },
  ): Promise<void> =>
    options.enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'mail',
      kind: 'call-back',
      to: options.deskAddress,
      createdAt: now(),
      expiresAt: null,
      ...callBackMail(change, row, detail),
    });

  /** The booking of a link, locked. Throws `not_found` for an unknown token. */
  async function lock(tx: CallBackRepositories, token: string): Promise<AppointmentRow> {
    const { reference } = requireFound(await tx.appointment.findByToken(hash.all('token', token)));
    return requireFound(await tx.appointment.lockByReference(reference));
  }

  return {
    /** The times at which a call can be booked. */
    listSlots: async (): Promise<Slot[]> =>
      freeSlots(repositories.appointment, { kind: 'call-back', calendar }, now()),

    /**
     * Books a call. Throws `validation_failed` for a number that is none, `slot_taken` where the time is full or not offered, and
     * `rate_limited` where a phone books again before the wait is over or a network too often.
     */
    async book(
      body: Omit<BookCallBackRequest, 'botToken'>,
      { locale, network }: { locale: Locale; network: string },
    ): Promise<BookedCallBack> {
      const phone = parsePhone(body.phone);
      if (phone === null) rejectField('phone', 'wrongAnyPhone');
      const reference = newReference('AP', options.randomBytes);
      const token = Buffer.from(options.randomBytes(tokenBytes)).toString('base64url');
      const detail: CallBackDetail = { name: body.name, phone, topic: body.topic };
      const booked = await unitOfWork(async (tx): Promise<BookedCallBack> => {
        const at = now();
        await startCooldown(tx.cooldown, { keys: [hash('phone', phone)], at });
        const row: AppointmentRow = {
          reference,
          kind: 'call-back',
          startsAt: new Date(body.startsAt),
          language: locale,
          encrypted: cipher.encrypt(JSON.stringify(detail), appointmentContext(reference)),
          tokenHash: hash('token', token),
          state: 'booked',
          changes: 0,
          bookedAt: at,
          closedAt: null,
          closedBy: null,
          applicationNumber: null,
          remindedAt: null,
        };
        await tx.appointment.create(row);
        await takeSlot(tx.appointment, { ...row, calendar }, at);
        await tellStaff(tx, 'booked', { row, detail });
        const isTexted = await text(tx, 'booked', { row, phone, token, network });
        return { token, isTexted, data: toCallBack(row, detail) };
      });
      options.onMessageEnqueued();
      return booked;
    },

    /** A booked call. Throws `not_found` for an unknown token. */
    async read(token: string): Promise<CallBack> {
      const row = requireFound(
        await repositories.appointment.findByToken(hash.all('token', token)),
      );
      return toCallBack(row, detailOf(row));
    },

    /** Moves a call; the same time again changes nothing. Throws `not_found`, `conflict` once it has begun or ended, and as `book` does. */
    async move(
      { token, startsAt: wanted }: { token: string; startsAt: string },
      { network }: { network: string },
    ): Promise<CallBack> {
      const startsAt = new Date(wanted);
      const moved = await unitOfWork(async (tx): Promise<CallBack> => {
        const current = await lock(tx, token);
        const detail = detailOf(current);
        if (!isChangeable(current, now())) throw new ServiceError('conflict');
        if (current.startsAt.getTime() === startsAt.getTime()) return toCallBack(current, detail);
        const row: AppointmentRow = { ...current, startsAt, changes: current.changes + 1 };
        await takeSlot(tx.appointment, { ...row, calendar }, now());
        await tx.appointment.update(row.reference, { startsAt, changes: row.changes });
        await tellStaff(tx, 'moved', { row, detail });
        await text(tx, 'moved', { row, phone: detail.phone, token, network });
        return toCallBack(row, detail);
      });
      options.onMessageEnqueued();
      return moved;
    },

    /** Cancels a call, once. Throws `not_found`, and `conflict` once it has begun or ended. */
    async cancel(token: string): Promise<CallBack> {
      const cancelled = await unitOfWork(async (tx): Promise<CallBack> => {
        const current = await lock(tx, token);
        const detail = detailOf(current);
        if (current.state === 'cancelled') return toCallBack(current, detail);
        if (!isChangeable(current, now())) throw new ServiceError('conflict');
        const ended = {
          state: 'cancelled',
          changes: current.changes + 1,
          closedAt: now(),
          closedBy: 'visitor',
        } as const;
        const row: AppointmentRow = { ...current, ...ended };
        await tx.appointment.update(row.reference, ended);
        await tx.appointment.removeSeats(row.reference);
        await tellStaff(tx, 'cancelled', { row, detail });
        return toCallBack(row, detail);
      });
      options.onMessageEnqueued();
      return cancelled;
    },

    /** Booked calls are kept as long as messages of the contact page. */
    async removeExpired(): Promise<void> {
      const before = new Date(now());
      before.setUTCMonth(before.getUTCMonth() - promised('messageKept'));
      await repositories.appointment.removeBefore('call-back', before);
    },
  };
}

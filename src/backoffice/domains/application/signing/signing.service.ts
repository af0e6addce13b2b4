import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { BrandNames } from '@/config/brand';
import type { AppointmentEnd } from '@/contracts/appointment/appointment-choices';
import type { Slot } from '@/contracts/appointment/appointment';
import type { DeskSigning, Signing } from '@/contracts/appointment/signing';
import type { Locale } from '@/contracts/locale';
import { dayMs } from '@/lib/hong-kong-day';
import { newReference, type RandomBytes } from '@/backoffice/common/reference';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import {
  isChangeable,
  type AppointmentRow,
} from '@/backoffice/domains/appointment/appointment.model';
import type { AppointmentRepository } from '@/backoffice/domains/appointment/appointment.repository';
import { freeSlots, takeSlot } from '@/backoffice/domains/appointment/slots';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange } from '@/backoffice/domains/audit/record-change';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { EnqueueMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import { isOwner, type ApplicationOwner, type FindOwner } from '../application-owner';
import type { ApplicationRow } from '../application-row';
import type { ApplicationRepository } from '../application.repository';
import { endSigning } from './end-signing';
import {
  reminderDue,
  signingText,
  toDeskSigning,
  toSigning,
  type SigningNews,
} from './signing.model';

/** What a signing reads and writes in one transaction. */
export interface SigningRepositories {
  application: Pick<ApplicationRepository, 'lockByNumber'>;
  appointment: AppointmentRepository;
  audit: Pick<AuditRepository, 'create'>;
  outbox: Pick<OutboxRepository, 'create'>;
}

export interface SigningServiceOptions {
  repositories: {
    application: Pick<ApplicationRepository, 'listByOwner'>;
    appointment: AppointmentRepository;
  };
  unitOfWork: UnitOfWork<SigningRepositories>;
  findOwner: FindOwner;
  fieldEncryption: ApplicationFieldEncryption;
  enqueueMessage: EnqueueMessage;
  brandNames: BrandNames;
  siteUrl: string;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
  randomBytes: RandomBytes;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type SigningService = ReturnType<typeof createSigningService>;

interface SigningCall {
  customerId: string;
  locale: Locale;
}

/** Longer than any row of days without a working day. */
const remindedAheadMs = 14 * dayMs;
const remindedAtOnce = 100;

/** Appointments at which accepted offers are signed: booked, moved and cancelled by applicants, closed by staff. */
export function createSigningService(options: SigningServiceOptions) {
  const { repositories, unitOfWork, findOwner, fieldEncryption, calendar, now, newId } = options;

  /** Texts the applicant; the message is worthless once the signing has begun. */
  const text = (
    tx: SigningRepositories,
    news: SigningNews,
    { application, startsAt }: { application: ApplicationRow; startsAt: Date },
  ): Promise<void> =>
    options.enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'sms',
      kind: 'signing',
      to: fieldEncryption.decryptText(
        ['application', application.number],
        'phone',
        application.phone,
      ),
      text: signingText(news, {
        ...options,
        number: application.number,
        locale: application.language,
        startsAt,
      }),
      createdAt: now(),
      expiresAt: startsAt,
    });

  /** An application of this owner, locked, with its latest signing. Throws `not_found` for another's as for an unknown one. */
  async function lock(tx: SigningRepositories, number: string, owner: ApplicationOwner | null) {
    const application = requireFound(await tx.application.lockByNumber(number));
    if (owner && !isOwner(application, owner)) throw new ServiceError('not_found');
    const [latest] = await tx.appointment.listByApplications([number]);
    return { application, latest };
  }

  async function remind(due: AppointmentRow): Promise<boolean> {
    return unitOfWork(async (tx) => {
      const { application, latest } = await lock(tx, due.applicationNumber ?? '', null);
      const isStillDue =
        latest?.reference === due.reference &&
        latest.remindedAt === null &&
        isChangeable(latest, now()) &&
        reminderDue(calendar, latest.startsAt) <= now();
      if (!isStillDue) return false;
      await tx.appointment.update(latest.reference, { remindedAt: now() });
      await text(tx, 'reminder', { application, startsAt: latest.startsAt });
      return true;
    });
  }

  return {
    /** The signings of a customer's accepted offers. */
    async listOfCustomer({ customerId, locale }: SigningCall): Promise<Signing[]> {
      const rows = await repositories.application.listByOwner(await findOwner(customerId));
      const numbers = rows
        .filter(({ state }) => state === 'offer-accepted')
        .map(({ number }) => number);
      const appointments = await repositories.appointment.listByApplications(numbers);
      return numbers.map((number) =>
        toSigning(
          number,
          appointments.find(({ applicationNumber }) => applicationNumber === number),
          locale,
        ),
      );
    },

    /** The times at which a signing can be booked. */
    listSlots: async (): Promise<Slot[]> =>
      freeSlots(repositories.appointment, { kind: 'signing', calendar }, now()),

    /**
     * Books the signing of an accepted offer or moves it; the same time again changes nothing. Throws `not_found` for another's
     * application as for an unknown one, `conflict` where its offer is not accepted, and `slot_taken`.
     */
    async book(
      number: string,
      { customerId, locale, startsAt: wanted }: SigningCall & { startsAt: string },
    ): Promise<Signing> {
      const owner = await findOwner(customerId);
      const startsAt = new Date(wanted);
      const signing = await unitOfWork(async (tx) => {
        const { application, latest } = await lock(tx, number, owner);
        if (application.state !== 'offer-accepted') throw new ServiceError('conflict');
        const at = now();
        const booked = latest?.state === 'booked' ? latest : null;
        if (booked?.startsAt.getTime() === startsAt.getTime())
          return toSigning(number, booked, locale);
        const remindedAt = reminderDue(calendar, startsAt) <= at ? at : null;
        const row: AppointmentRow = booked
          ? { ...booked, startsAt, remindedAt, changes: booked.changes + 1 }
          : {
              reference: newReference('AP', options.randomBytes),
              kind: 'signing',
              startsAt,
              language: application.language,
              encrypted: null,
              tokenHash: null,
              applicationNumber: number,
              state: 'booked',
              changes: 0,
              bookedAt: at,
              closedAt: null,
              closedBy: null,
              remindedAt,
            };
        if (!booked) await tx.appointment.create(row);
        await takeSlot(tx.appointment, { ...row, calendar }, at);
        if (booked)
          await tx.appointment.update(row.reference, {
            startsAt,
            remindedAt,
            changes: row.changes,
          });
        await text(tx, booked ? 'moved' : 'booked', { application, startsAt });
        return toSigning(number, row, locale);
      });
      options.onMessageEnqueued();
      return signing;
    },

    /** Cancels a signing, once. Throws `not_found`, and `conflict` once it has begun or ended otherwise. */
    async cancel(number: string, { customerId, locale }: SigningCall): Promise<Signing> {
      const owner = await findOwner(customerId);
      const signing = await unitOfWork(async (tx) => {
        const { application, latest } = await lock(tx, number, owner);
        const current = requireFound(latest);
        if (current.state === 'cancelled') return toSigning(number, current, locale);
        if (!isChangeable(current, now())) throw new ServiceError('conflict');
        const ended = await endSigning(tx.appointment, current, {
          state: 'cancelled',
          at: now(),
          by: 'applicant',
        });
        await text(tx, 'cancelled', { application, startsAt: current.startsAt });
        return toSigning(number, ended, locale);
      });
      options.onMessageEnqueued();
      return signing;
    },

    /** Notes how a signing ended, and texts the applicant where staff cancel it; noting it again changes nothing. Throws `not_found`, and `conflict` where it ended otherwise. */
    async close(
      staff: string,
      { number, state }: { number: string; state: AppointmentEnd },
    ): Promise<DeskSigning> {
      const closed = await unitOfWork(async (tx) => {
        const { application, latest } = await lock(tx, number, null);
        const current = requireFound(latest);
        if (current.state === state) return toDeskSigning(current);
        if (current.state !== 'booked') throw new ServiceError('conflict');
        const at = now();
        const ended = await endSigning(tx.appointment, current, { state, at, by: staff });
        await recordChange(tx.audit, {
          at,
          staff,
          target: `application:${number}`,
          before: { signing: current.state },
          after: { signing: state },
        });
        if (state === 'cancelled')
          await text(tx, 'cancelled', { application, startsAt: current.startsAt });
        return toDeskSigning(ended);
      });
      options.onMessageEnqueued();
      return closed;
    },

    /** A job that texts each applicant on the working day before the signing, once. */
    async sendReminders(): Promise<void> {
      const at = now();
      const rows = await repositories.appointment.listUnreminded({
        after: at,
        before: new Date(at.getTime() + remindedAheadMs),
        limit: remindedAtOnce,
      });
      let sent = 0;
      for (const row of rows)
        if (reminderDue(calendar, row.startsAt) <= at && (await remind(row))) sent += 1;
      if (sent > 0) options.onMessageEnqueued();
    },
  };
}

import { z } from 'zod';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { BrandNames } from '@/config/brand';
import type {
  AnswerMessageRequest,
  AssignMessageRequest,
  DeskMessage,
  DeskMessageSummary,
  MessageFilter,
  MessageStateRequest,
} from '@/contracts/contact/contact-desk';
import { callTimes, type ContactStep } from '@/contracts/contact/contact-choices';
import { mayHold } from '@/contracts/staff/colleague-choices';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import { messageTexts } from '@/lib/texts/message-texts';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange, recordRead } from '@/backoffice/domains/audit/record-change';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { EnqueueMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { StaffRepository } from '@/backoffice/domains/staff/staff.repository';
import { contactMessageContext, type ContactRow, type ContactText } from '../contact.model';
import type { ContactRepository } from '../contact.repository';
import {
  contactCursorOf,
  contactDue,
  contactStepContext,
  isAnswer,
  parseContactCursor,
  stateAfterStep,
  stepsSince,
  toContactDue,
  type ContactStepRow,
} from './contact-handling.model';

/** What staff's handling of messages reads and writes in one transaction. */
export interface ContactDeskRepositories {
  audit: Pick<AuditRepository, 'create'>;
  contact: ContactRepository;
  member: Pick<StaffRepository, 'findByEmail'>;
  outbox: OutboxRepository;
}

export interface ContactDeskOptions {
  repositories: Pick<ContactDeskRepositories, 'audit' | 'contact'>;
  unitOfWork: UnitOfWork<ContactDeskRepositories>;
  cipher: DataCipher;
  enqueueMessage: EnqueueMessage;
  brandNames: BrandNames;
  signatures: MailSignatures;
  calendar: OfficeCalendar;
  now: () => Date;
  newId: () => string;
  /** Called after a mail was stored. */
  onMessageEnqueued: () => void;
}

/** Who handles a message, which one, and the version that was on the screen. */
export interface MessageEdit {
  staff: string;
  reference: string;
  version: number;
}

type NewStep = Pick<ContactStepRow, 'kind'> & {
  text?: string | undefined;
  assignee?: string | null;
};

type MessageQuery = MessageFilter & { cursor?: string | undefined; limit: number };

export type ContactDesk = ReturnType<typeof createContactDesk>;

const textSchema: z.ZodType<ContactText> = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  callTime: z.enum(callTimes),
  message: z.string(),
});

/** What visitors wrote, as staff answer, assign and close it; the trail has who did what, without the words. */
export function createContactDesk(options: ContactDeskOptions) {
  const { repositories, unitOfWork, cipher, calendar, now, newId } = options;
  const { enqueueMessage, brandNames, signatures, onMessageEnqueued } = options;

  const textOf = ({ reference, encrypted }: ContactRow): ContactText =>
    textSchema.parse(JSON.parse(cipher.decrypt(encrypted, contactMessageContext(reference))));

  function toSummary(row: ContactRow, { name, callTime }: ContactText): DeskMessageSummary {
    const { reference, createdAt, language, topic, state, assignee, version } = row;
    return {
      reference,
      at: createdAt.toISOString(),
      language,
      topic,
      callTime,
      name,
      state,
      assignedTo: assignee,
      due: toContactDue(row),
      version,
    };
  }

  async function view(contact: ContactRepository, row: ContactRow): Promise<DeskMessage> {
    const text = textOf(row);
    const { phone, email, message } = text;
    const steps = await contact.listSteps(row.reference);
    return {
      ...toSummary(row, text),
      phone,
      email,
      message,
      steps: steps.map(({ id, position, kind, staff, at, encrypted, assignee }) => ({
        position,
        kind,
        by: staff,
        at: at.toISOString(),
        text: encrypted === null ? null : cipher.decrypt(encrypted, contactStepContext(id)),
        assignee,
      })),
    };
  }

  /** Adds what `work` says to a message. Throws `not_found`, and `changed_meanwhile` where it is no longer the one that was on the screen. */
  const edit = (
    { staff, reference, version }: MessageEdit,
    work: (tx: ContactDeskRepositories, row: ContactRow) => Promise<NewStep[]>,
  ): Promise<DeskMessage> =>
    unitOfWork(async (tx) => {
      const before = requireFound(await tx.contact.lockByReference(reference));
      const steps = await tx.contact.listSteps(reference);
      const changed = stepsSince(version, before, steps);
      if (changed) throw new ServiceError('changed_meanwhile', { changed });
      let row = before;
      let wasAnswered = steps.some(isAnswer);
      for (const { kind, text, assignee = null } of await work(tx, before)) {
        const id = newId();
        const at = now();
        const encrypted = text === undefined ? null : cipher.encrypt(text, contactStepContext(id));
        const position = row.version + 1;
        await tx.contact.addStep({ id, reference, position, kind, staff, at, encrypted, assignee });
        const state = stateAfterStep(row.state, kind, wasAnswered);
        wasAnswered ||= isAnswer({ kind });
        row = {
          ...row,
          version: position,
          state,
          assignee: kind === 'assigned' ? assignee : row.assignee,
          dueAt: contactDue(calendar, row.topic, { state, createdAt: row.createdAt }),
        };
      }
      if (row.version !== before.version) {
        await tx.contact.update(row);
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `contact-message:${reference}`,
          before: auditedOf(before),
          after: auditedOf(row),
        });
      }
      return view(tx.contact, row);
    });

  /** One page, for an export that is written down as a whole. */
  async function readPage(
    staff: string,
    { cursor, limit, ...asked }: MessageQuery,
  ): Promise<{ data: DeskMessageSummary[]; next: string | null }> {
    const filter = filterOf(asked, staff);
    const after = cursor === undefined ? null : parseContactCursor(cursor);
    const rows = await repositories.contact.list(filter, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      data: page.map((row) => toSummary(row, textOf(row))),
      next: rows.length > limit && last ? contactCursorOf(last, filter.sort) : null,
    };
  }

  return {
    readPage,

    /** One page; the trail has whose messages were on it. */
    async list(
      staff: string,
      query: MessageQuery,
    ): Promise<{ data: DeskMessageSummary[]; next: string | null; total: number }> {
      const page = await readPage(staff, query);
      const shown = { messages: page.data.map(({ reference }) => reference) };
      const target = 'contact-messages';
      await recordRead(repositories.audit, { at: now(), staff, target, after: shown });
      return { ...page, total: await repositories.contact.count(filterOf(query, staff)) };
    },

    /** Throws `not_found`. */
    async open(staff: string, reference: string): Promise<DeskMessage> {
      const row = requireFound(await repositories.contact.findByReference(reference));
      const target = `contact-message:${reference}`;
      await recordRead(repositories.audit, { at: now(), staff, target, after: null });
      return view(repositories.contact, row);
    },

    /** Mails the answer to the visitor, or keeps what was said by phone. Throws `not_found`, `changed_meanwhile`, and `validation_failed` for a mail to somebody who gave no address. */
    async answer(
      by: MessageEdit,
      { way, text, close }: AnswerMessageRequest,
    ): Promise<DeskMessage> {
      const answered = await edit(by, async ({ outbox }, row) => {
        const { email } = textOf(row);
        if (way === 'mail') {
          if (email === null) return rejectField('way', 'noAddress');
          const t = messageTexts.in(row.language);
          const { reference, language } = row;
          await enqueueMessage(outbox, {
            id: newId(),
            channel: 'mail',
            kind: 'contact',
            to: email,
            subject: t('contact.answer.subject', { reference, brand: brandNames[language] }),
            text: `${text}\n\n${signatures[language]}`,
            createdAt: now(),
            expiresAt: null,
          });
        }
        const kind: ContactStep = way === 'mail' ? 'mailed' : 'called';
        return [{ kind, text }, ...(close ? [{ kind: 'closed' } as const] : [])];
      });
      onMessageEnqueued();
      return answered;
    },

    /** Throws `not_found`, `changed_meanwhile`, and `validation_failed` for somebody who may not answer. */
    assign: (by: MessageEdit, { assignee, note }: AssignMessageRequest): Promise<DeskMessage> =>
      edit(by, async ({ member }) => {
        const found = assignee === null ? null : await member.findByEmail(assignee);
        const mayAnswer = found?.state === 'active' && mayHold(found.roles, 'message');
        if (assignee !== null && !mayAnswer) rejectField('assignee', 'cannotAnswer');
        return [{ kind: 'assigned', assignee, text: note }];
      }),

    /** Nothing happens where it is so already. Throws `not_found` and `changed_meanwhile`. */
    setState: (by: MessageEdit, { state, note }: MessageStateRequest): Promise<DeskMessage> =>
      edit(by, async (_tx, row) =>
        (row.state === 'closed') === (state === 'closed')
          ? []
          : [{ kind: state === 'closed' ? 'closed' : 'reopened', text: note }],
      ),
  };
}

const auditedOf = ({ state, assignee, version }: ContactRow) => ({ state, assignee, version });

const filterOf = (asked: MessageFilter, staff: string): MessageFilter =>
  asked.assignee === 'me' ? { ...asked, assignee: staff } : asked;

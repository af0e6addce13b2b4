import { promised } from '@/config/promises';
import type { ContactState, ContactStep, ContactTopic } from '@/contracts/contact/contact-choices';
import type { ChangedMeanwhile } from '@/contracts/errors';
import type { MessageFilter } from '@/contracts/contact/contact-desk';
import type { ThreadDue } from '@/contracts/thread/thread-desk';
import { dayMs } from '@/lib/hong-kong-day';
import { answerDue, type OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { ContactRow } from '../contact.model';

/** As stored; `encrypted` is what was noted or answered. */
export interface ContactStepRow {
  id: string;
  reference: string;
  position: number;
  kind: ContactStep;
  staff: string;
  at: Date;
  encrypted: string | null;
  assignee: string | null;
}

/** What an encrypted step is bound to. */
export const contactStepContext = (id: string): string => `contact/step/${id}`;

/**
 * Until when staff have to act on a message in this state; null while they need not. A complaint is confirmed and then settled within the
 * days that the site promises, a manual valuation and any other answer follow within their working days.
 */
export function contactDue(
  calendar: OfficeCalendar,
  topic: ContactTopic,
  { state, createdAt }: { state: ContactState; createdAt: Date },
): Date | null {
  if (state === 'closed') return null;
  if (topic === 'complaint') {
    const days = promised(state === 'waiting' ? 'complaintAcknowledged' : 'complaintAnswer');
    return new Date(createdAt.getTime() + days * dayMs);
  }
  if (state === 'answered') return null;
  return answerDue(
    calendar,
    topic === 'valuation' ? 'valuationAnswer' : 'messageAnswer',
    createdAt,
  );
}

/** What a message waits for, and until when; null for nothing. */
export function toContactDue({
  topic,
  state,
  dueAt,
}: Pick<ContactRow, 'topic' | 'state' | 'dueAt'>): ThreadDue | null {
  if (dueAt === null) return null;
  const confirms = state === 'waiting' ? 'acknowledgement' : 'outcome';
  return { what: topic === 'complaint' ? confirms : 'answer', at: dueAt.toISOString() };
}

/** Where a step takes a message; `wasAnswered` says whether an earlier step answered it. */
export function stateAfterStep(
  current: ContactState,
  kind: ContactStep,
  wasAnswered: boolean,
): ContactState {
  switch (kind) {
    case 'mailed':
    case 'called': {
      return 'answered';
    }
    case 'closed': {
      return 'closed';
    }
    case 'reopened': {
      return wasAnswered ? 'answered' : 'waiting';
    }
    case 'assigned': {
      return current;
    }
  }
}

/** Whether a step answered the visitor. */
export const isAnswer = ({ kind }: Pick<ContactStepRow, 'kind'>): boolean =>
  kind === 'mailed' || kind === 'called';

/** What was done with a message after the version `since`; null for nothing. */
export function stepsSince(
  since: number,
  { version }: Pick<ContactRow, 'version'>,
  steps: readonly Pick<ContactStepRow, 'position' | 'kind' | 'staff' | 'at'>[],
): ChangedMeanwhile | null {
  if (since === version) return null;
  return {
    version,
    changes: steps
      .filter(({ position }) => position > since)
      .map(({ kind, staff, at }) => ({ what: kind, by: staff, at: at.toISOString() })),
  };
}

/** Where a page of the list ended: the time that it is sorted by, and the message. */
export interface ContactMark {
  at: Date;
  reference: string;
}

/** The place of a message in a list. */
export const contactCursorOf = (
  { createdAt, dueAt, reference }: ContactRow,
  sort: MessageFilter['sort'],
): string => `${(sort === 'due' && dueAt ? dueAt : createdAt).getTime()}.${reference}`;

/** What a cursor of the contract says. */
export function parseContactCursor(cursor: string): ContactMark {
  const [millis = '', reference = ''] = cursor.split('.');
  return { at: new Date(Number(millis)), reference };
}

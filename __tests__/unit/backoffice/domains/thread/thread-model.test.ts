import {
  newThread,
  threadAfter,
  toDue,
  type ThreadEntryRow,
} from '@/backoffice/domains/thread/thread.model';
import type { AccountContactTopic } from '@/contracts/account/account-choices';
import { usualCalendar } from '@test/support/setting/office-calendar';

type Step = Pick<ThreadEntryRow, 'kind' | 'staff' | 'assignee'>;
const asks: Step = { kind: 'message', staff: null, assignee: null };
const answers: Step = { kind: 'message', staff: 'amy', assignee: null };
const closes: Step = { kind: 'closed', staff: 'amy', assignee: null };
const reopens: Step = { kind: 'reopened', staff: 'amy', assignee: null };
const isGiven: Step = { kind: 'assigned', staff: 'amy', assignee: 'may' };

/** What is due after each step; the first is on Friday 18 December 2026 at 10:00 in Hong Kong, each other an hour later. */
function duesOf(topic: AccountContactTopic, steps: readonly Step[]): (string | null)[] {
  const begin = Date.UTC(2026, 11, 18, 2);
  let thread = newThread({
    reference: 'RQ-1',
    customerId: 'c-1',
    topic,
    about: null,
    createdAt: new Date(begin),
  });
  return steps.map((step, hours) => {
    thread = threadAfter(usualCalendar, thread, {
      ...step,
      at: new Date(begin + hours * 3_600_000),
    });
    const due = toDue(thread);
    return due && `${due.what} ${due.at.slice(0, 16)}`;
  });
}

describe('What is due in a thread', () => {
  it('is an answer by the same time of the next working day after the first message that waits', () => {
    expect(duesOf('repayment', [asks, asks, isGiven, answers, asks, closes, reopens])).toEqual([
      'answer 2026-12-21T02:00',
      'answer 2026-12-21T02:00',
      'answer 2026-12-21T02:00',
      null,
      'answer 2026-12-21T06:00',
      null,
      'answer 2026-12-21T08:00',
    ]);
  });

  it('is, for a complaint, to confirm it within 7 days and to settle it within 30, whoever wrote last', () => {
    expect(duesOf('complaint', [asks, isGiven, answers, asks, closes, reopens])).toEqual([
      'acknowledgement 2026-12-25T02:00',
      'acknowledgement 2026-12-25T02:00',
      'outcome 2027-01-17T02:00',
      'outcome 2027-01-17T02:00',
      null,
      'outcome 2027-01-17T02:00',
    ]);
  });
});

import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { contactMessageContext, type ContactRow } from '@/backoffice/domains/contact/contact.model';
import {
  createContactDesk,
  type ContactDeskRepositories,
} from '@/backoffice/domains/contact/handling/contact-desk.service';
import {
  contactDue,
  type ContactStepRow,
} from '@/backoffice/domains/contact/handling/contact-handling.model';
import type { StaffRow } from '@/backoffice/domains/staff/staff.repository';
import type { ContactTopic } from '@/contracts/contact/contact-choices';
import {
  numbered,
  standIn,
  testCipher,
  testClock,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

// A Friday.
const at = new Date('2026-12-18T02:00:00.000Z');
const reference = 'MS-7F3K9Q2M';

function setUp(topic: ContactTopic = 'valuation') {
  const text = { name: 'Chan', phone: '+85291234567', email: null, callTime: 'any', message: 'Hi' };
  let row: ContactRow = {
    reference,
    topic,
    language: 'hk',
    encrypted: testCipher.encrypt(JSON.stringify(text), contactMessageContext(reference)),
    createdAt: at,
    state: 'waiting',
    assignee: null,
    version: 0,
    dueAt: contactDue(usualCalendar, topic, { state: 'waiting', createdAt: at }),
  };
  const steps: ContactStepRow[] = [];
  const audited: NewAuditRow[] = [];
  const mails: OutgoingMessage[] = [];
  const repositories: ContactDeskRepositories = {
    audit: { create: async (entry) => void audited.push(entry) },
    contact: standIn<ContactDeskRepositories['contact']>({
      lockByReference: async () => row,
      listSteps: async () => [...steps],
      addStep: async (step) => void steps.push(step),
      update: async (changed) => void (row = changed),
    }),
    member: {
      findByEmail: async (email) =>
        standIn<StaffRow>({
          state: email.startsWith('old') ? 'left' : 'active',
          roles: [email.startsWith('ann') ? 'auditor' : 'servicing'],
        }),
    },
    outbox: standIn<ContactDeskRepositories['outbox']>({}),
  };
  const desk = createContactDesk({
    calendar: usualCalendar,
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    cipher: testCipher,
    enqueueMessage: async (_outbox, message) => void mails.push(message),
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    signatures: { en: 'Licence 1', hk: '牌照 1', cn: '牌照 1' },
    now: testClock(at.toISOString()).now,
    newId: numbered('step'),
    onMessageEnqueued: () => undefined,
  });
  const by = (version: number) => ({ staff: 'amy', reference, version });
  return { desk, by, audited, steps, mails };
}

describe('A message of a visitor at the desk', () => {
  it.each<[ContactTopic, string, string | null]>([
    ['valuation', 'answer 2026-12-22T02:00', null],
    ['other', 'answer 2026-12-21T02:00', null],
    ['complaint', 'acknowledgement 2026-12-25T02:00', 'outcome 2027-01-17T02:00'],
  ])('about %s waits for its %s, and once answered for %s', async (topic, first, then) => {
    const { desk, by } = setUp(topic);
    const dueOf = ({ due }: Awaited<ReturnType<typeof desk.assign>>) =>
      due && `${due.what} ${due.at.slice(0, 16)}`;
    expect(dueOf(await desk.assign(by(0), { assignee: null }))).toBe(first);
    const called = { way: 'phone', text: 'We called.', close: false } as const;
    expect(dueOf(await desk.answer(by(1), called))).toBe(then);
    expect(dueOf(await desk.setState(by(2), { state: 'closed' }))).toBeNull();
    const reopened = await desk.setState(by(3), { state: 'open' });
    expect([reopened.state, dueOf(reopened)]).toEqual(['answered', then]);
  });

  it('is given only to somebody who works here and may answer, and the trail has no words', async () => {
    const { desk, by, audited, steps, mails } = setUp();
    for (const assignee of ['ann@lender.hk', 'old@lender.hk'])
      await expect(desk.assign(by(0), { assignee })).rejects.toMatchObject({
        details: { fields: { assignee: { key: 'cannotAnswer' } } },
      });
    const mail = { way: 'mail', text: 'Hello', close: false } as const;
    await expect(desk.answer(by(0), mail)).rejects.toMatchObject({
      details: { fields: { way: { key: 'noAddress' } } },
    });
    expect([steps, mails, audited]).toEqual([[], [], []]);
    await desk.assign(by(0), { assignee: 'may@lender.hk', note: 'Knows the estate.' });
    await expect(desk.assign(by(0), { assignee: null })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: { changed: { version: 1, changes: [{ what: 'assigned', by: 'amy' }] } },
    });
    expect(audited).toMatchObject([
      { target: `contact-message:${reference}`, after: { assignee: 'may@lender.hk' } },
    ]);
    expect(JSON.stringify([audited, steps])).not.toContain('estate');
  });
});

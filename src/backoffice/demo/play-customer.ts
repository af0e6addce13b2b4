import { demoWords } from '@/copy/demo/words';
import { demoStaff, newKey, type DemoOffice } from './demo-office';
import type { DemoPerson } from './demo-plan';

/** A customer asks something about a loan; answered a day later where `isAnswered`. */
export async function playQuestion(
  office: DemoOffice,
  {
    person,
    loanNo,
    daysAgo,
    isAnswered,
  }: { person: DemoPerson; loanNo: string; daysAgo: number; isAnswered: boolean },
): Promise<void> {
  const { threads, desk } = office.container.threads;
  const { language } = person;
  office.setTo(daysAgo, 14);
  const customerId = await office.enrol(person);
  const { reference } = await threads.start(
    { customerId, language, idempotencyKey: newKey() },
    { topic: 'repayment', text: demoWords.question[language], about: loanNo },
  );
  if (!isAnswered) return;
  office.setTo(daysAgo - 1, 11);
  const { version } = await desk.open(demoStaff.servicing, reference);
  await desk.answer(
    { staff: demoStaff.servicing, reference, version },
    { text: demoWords.answer[language], language, close: false },
  );
}

/** A customer asks for a payment holiday. */
export async function playHoliday(
  office: DemoOffice,
  { person, loanNo, daysAgo }: { person: DemoPerson; loanNo: string; daysAgo: number },
): Promise<void> {
  office.setTo(daysAgo, 20);
  const customerId = await office.enrol(person);
  await office.container.requests.requests.requestHoliday({
    caller: { customerId, sessionId: newKey(), device: 'computer', network: 'demo' },
    idempotencyKey: newKey(),
    proofToken: null,
    body: { loanNo, months: 3, reason: demoWords.hardship[person.language] },
  });
}

/** Somebody writes from the contact page; every third complains. */
export async function playEnquiry(
  office: DemoOffice,
  { person, daysAgo, isComplaint }: { person: DemoPerson; daysAgo: number; isComplaint: boolean },
): Promise<void> {
  office.setTo(daysAgo, 16);
  await office.container.contact.messages.send({
    body: {
      name: person.name,
      phone: person.phone,
      topic: isComplaint ? 'complaint' : 'new-loan',
      callTime: 'any',
      message: (isComplaint ? demoWords.complaint : demoWords.enquiry)[person.language],
    },
    locale: person.language,
    browser: newKey(),
  });
}

/** Somebody books a call at the first time that is free. */
export async function playCallBack(office: DemoOffice, person: DemoPerson): Promise<void> {
  office.setTo(0, 9);
  const { callBacks } = office.container.appointments;
  const [slot] = await callBacks.listSlots();
  if (!slot) return;
  await callBacks.book(
    { startsAt: slot.startsAt, name: person.name, phone: person.phone, topic: 'new-loan' },
    { locale: person.language, network: newKey() },
  );
}

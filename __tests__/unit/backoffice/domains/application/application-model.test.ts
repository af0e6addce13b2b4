import {
  canonicalForm,
  canWithdraw,
  contactName,
  shouldNotify,
  maskPhoneToLastFour,
  nextAction,
  nextStatesOf,
  awaitsDocuments,
  decisionClockAfterChange,
  startDecisionClock,
  stoppedDecisionClock,
} from '@/backoffice/domains/application/application.model';
import {
  documentsCompleteText,
  ineligibilityText,
  stateText,
} from '@/backoffice/domains/application/application.messages';
import { applicationStates } from '@/contracts/application/application-choices';
import { completeForm } from '@test/support/application/application-form';
import { usualCalendar } from '@test/support/setting/office-calendar';

describe('The states of an application', () => {
  it('lead to an end from everywhere, and nowhere from there', () => {
    const ends = applicationStates.filter((state) => nextStatesOf(state).length === 0);
    expect(ends).toEqual(['declined', 'withdrawn', 'completed']);
    const reachable = new Set(['received']);
    for (const state of reachable)
      for (const next of nextStatesOf(
        applicationStates.find((known) => known === state) ?? 'completed',
      ))
        reachable.add(next);
    expect([...reachable].sort()).toEqual([...applicationStates].sort());
  });

  it('let the applicant back out until the offer is accepted', () => {
    expect(applicationStates.filter(canWithdraw)).toEqual([
      'received',
      'needs-documents',
      'in-assessment',
      'approved',
    ]);
  });

  it('never go back to received, and are paid out only after an accepted offer', () => {
    expect(applicationStates.filter((state) => nextStatesOf(state).includes('received'))).toEqual(
      [],
    );
    expect(applicationStates.filter((state) => nextStatesOf(state).includes('completed'))).toEqual([
      'offer-accepted',
    ]);
  });

  it('say what comes next, and are texted when they matter to the applicant', () => {
    expect(
      applicationStates.map((state) =>
        nextAction({ state, documentsCompleteAt: null, hasOffer: true }),
      ),
    ).toEqual([
      'send-documents',
      'send-documents',
      'wait',
      'read-offer',
      'none',
      'none',
      'visit-solicitor',
      'none',
    ]);
    expect(applicationStates.filter((state) => !shouldNotify(state))).toEqual([
      'received',
      'in-assessment',
    ]);
  });
});

describe('The clock of the promised decision', () => {
  // A Friday in Hong Kong; the next working day is the Monday.
  const friday = new Date('2026-11-20T10:30:00Z');
  const running = { documentsCompleteAt: friday, promisedBy: new Date('2026-11-23T10:30:00Z') };
  const later = new Date('2026-11-24T03:00:00Z');

  it('runs until the same time on the next working day after the documents are complete', () => {
    expect(startDecisionClock(usualCalendar, friday)).toEqual(running);
  });

  it('stops when documents are asked for, and starts anew when an assessment shows that they are complete', () => {
    expect(
      decisionClockAfterChange(usualCalendar, running, { state: 'needs-documents', at: friday }),
    ).toEqual(stoppedDecisionClock);
    expect(
      decisionClockAfterChange(usualCalendar, stoppedDecisionClock, {
        state: 'in-assessment',
        at: friday,
      }),
    ).toEqual(running);
  });

  it('is not moved by any other change', () => {
    for (const state of applicationStates.filter((known) => known !== 'needs-documents'))
      expect(decisionClockAfterChange(usualCalendar, running, { state, at: later })).toEqual(
        running,
      );
    expect(
      decisionClockAfterChange(usualCalendar, stoppedDecisionClock, {
        state: 'declined',
        at: later,
      }),
    ).toEqual(stoppedDecisionClock);
  });

  it('waits for documents only until staff have looked at the application, and once', () => {
    expect(
      applicationStates.filter((state) => awaitsDocuments({ state, promisedBy: null })),
    ).toEqual(['received']);
    expect(applicationStates.filter((state) => awaitsDocuments({ state, ...running }))).toEqual([]);
  });

  it('leaves the applicant nothing but to wait once it runs', () => {
    expect(nextAction({ state: 'received', ...running, hasOffer: false })).toBe('wait');
    expect(nextAction({ state: 'approved', ...running, hasOffer: true })).toBe('read-offer');
    expect(nextAction({ state: 'approved', ...running, hasOffer: false })).toBe('wait');
  });
});

describe('A form that is kept', () => {
  it('has its numbers in one way of writing', () => {
    const person = {
      name: 'CHAN',
      idType: 'hkid',
      idNumber: 'a123456 (３)',
      phone: '6123-4567',
    } as const;
    const form = canonicalForm(
      completeForm({
        applicants: {
          persons: [person, { ...person, idType: 'passport', idNumber: 'k 1234-567' }],
        },
        contact: { phone: '+852 9123 4567', time: 'any' },
      }),
    );
    expect(form.applicants).toEqual({
      kind: 'persons',
      persons: [
        { ...person, idNumber: 'A1234563', phone: '+85261234567' },
        { ...person, idType: 'passport', idNumber: 'K1234567', phone: '+85261234567' },
      ],
    });
    expect(form.contact).toEqual({ phone: '+85291234567', time: 'any' });
  });

  it('leaves out answers to questions that were taken back', () => {
    const form = canonicalForm(
      completeForm({
        existing: { hasMortgages: false, mortgages: [{ lender: 'A bank' }] },
        intermediary: { involved: false, name: 'LEE' },
        applicants: {
          kind: 'company',
          persons: [{ name: 'CHAN' }],
          company: { name: 'Harbour Trading Limited' },
        },
      }),
    );
    expect(form).toMatchObject({
      existing: { hasMortgages: false },
      intermediary: { involved: false },
    });
    expect([form.existing, form.intermediary, form.applicants]).toEqual([
      { hasMortgages: false },
      { involved: false },
      { kind: 'company', company: { name: 'Harbour Trading Limited' } },
    ]);
  });

  it('stays as it is when it is kept again', () => {
    const once = canonicalForm(completeForm());
    expect(canonicalForm(once)).toEqual(once);
  });

  it('names whom to call', () => {
    expect(contactName(completeForm())).toBe('CHAN TAI MAN');
    expect(
      contactName(
        completeForm({ applicants: { kind: 'company' }, contact: { name: 'LEE SIU MING' } }),
      ),
    ).toBe('LEE SIU MING');
    expect(contactName({})).toBeUndefined();
  });
});

describe('A text message about an application', () => {
  const options = {
    brandNames: { en: 'Harbour Key', hk: '港鑰按揭', cn: '港钥按揭' },
    number: 'HK-2026-7F3K9Q2M',
    links: { applications: 'https://a', upload: 'https://u' },
  };

  it('names the time of the decision, in Hong Kong time, once the documents are complete', () => {
    const by = new Date('2026-11-17T04:30:00Z');
    expect(documentsCompleteText({ ...options, by, locale: 'en' })).toBe(
      'Harbour Key: the documents for your application HK-2026-7F3K9Q2M are complete. Our decision comes by 17 November 2026 12:30. Follow it here: https://a',
    );
    expect(documentsCompleteText({ ...options, by, locale: 'hk' })).toBe(
      '港鑰按揭：申請 HK-2026-7F3K9Q2M 文件已齊備，2026年11月17日 12:30或之前有審批結果。查閱進度：https://a',
    );
  });

  it('promises no time while documents are missing', () => {
    expect(stateText('received', { ...options, locale: 'en' })).toBe(
      'Harbour Key: we have received your application HK-2026-7F3K9Q2M. Next, send your documents: https://u',
    );
  });

  it.each(applicationStates)(
    'about %s has all its words in every language, and what staff wrote, but never why it was declined',
    (state) => {
      for (const locale of ['en', 'hk', 'cn'] as const) {
        const text = stateText(state, { ...options, locale, message: 'Call me.' });
        expect(text).toMatch(/HK-2026-7F3K9Q2M/);
        expect(text.endsWith('\nCall me.')).toBe(state !== 'declined');
        expect(text.includes('Call me.')).toBe(state !== 'declined');
        expect(text).not.toMatch(/[{}]/);
      }
    },
  );

  it('never promises an approval before there is one', () => {
    expect(ineligibilityText('premiumUnpaid', 'en')).toContain(
      'may not be mortgaged without approval',
    );
    expect(stateText('received', { ...options, locale: 'en' })).not.toMatch(/approv/);
  });

  it('shows four digits of a phone', () => {
    expect(maskPhoneToLastFour('+85291234567')).toBe('**** 4567');
  });
});

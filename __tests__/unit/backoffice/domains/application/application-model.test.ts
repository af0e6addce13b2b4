import {
  canonicalForm,
  canWithdraw,
  contactName,
  shouldNotify,
  maskPhoneToLastFour,
  nextAction,
  nextStatesOf,
  promisedByAfterChange,
} from '@/backoffice/domains/application/application.model';
import {
  ineligibilityText,
  stateText,
} from '@/backoffice/domains/application/application.messages';
import { applicationStates } from '@/contracts/application/application-choices';
import { completeForm } from '@test/support/application/application-form';

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
    expect(applicationStates.map(nextAction)).toEqual([
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

describe('The time promised for an answer', () => {
  const promisedBy = new Date('2026-11-17T04:00:00Z');
  const changedAt = new Date('2026-11-16T10:00:00Z');
  const at = new Date('2026-11-19T11:30:00Z');

  it('moves by as long as documents were missing', () => {
    expect(promisedByAfterChange({ state: 'needs-documents', promisedBy, changedAt }, at)).toEqual(
      new Date('2026-11-20T05:30:00Z'),
    );
  });

  it('stays otherwise', () => {
    for (const state of applicationStates.filter((known) => known !== 'needs-documents'))
      expect(promisedByAfterChange({ state, promisedBy, changedAt }, at)).toEqual(promisedBy);
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
    promisedBy: new Date('2026-11-17T04:30:00Z'),
    links: { applications: 'https://a', upload: 'https://u' },
  };

  it('keeps the promise in Hong Kong time', () => {
    expect(stateText('received', { ...options, locale: 'en' })).toBe(
      'Harbour Key: we have received your application HK-2026-7F3K9Q2M and will answer by 17 November 2026 12:30. Follow it here: https://a',
    );
    expect(stateText('received', { ...options, locale: 'hk' })).toBe(
      '港鑰按揭：已收到你的申請 HK-2026-7F3K9Q2M，我們會於2026年11月17日 12:30前回覆。查閱進度：https://a',
    );
  });

  it.each(applicationStates)(
    'about %s has all its words in every language, and what staff wrote',
    (state) => {
      for (const locale of ['en', 'hk', 'cn'] as const) {
        const text = stateText(state, { ...options, locale, message: 'Call me.' });
        expect(text).toMatch(/HK-2026-7F3K9Q2M[^]*\nCall me\.$/);
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

import {
  createAnswerCorrectionService,
  type AnswerCorrectionRepositories,
} from '@/backoffice/domains/application/correction/answer-correction.service';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import { toDeskHandling } from '@/backoffice/domains/application/handling/handling.model';
import type { HandlingRow } from '@/backoffice/domains/application/handling/handling.repository';
import { createSentIndicative } from '@/backoffice/domains/application/indicative/sent-indicative';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { CorrectAnswersRequest } from '@/contracts/application/answer-correction';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { productOf } from '@/copy/collections/products';
import { completeForm, fastPassForm } from '@test/support/application/application-form';
import { applicationFieldEncryption } from '@test/support/backoffice/in-memory-applications';
import { acceptedDocuments, inMemoryDocuments } from '@test/support/backoffice/in-memory-documents';
import { inMemoryOffers, offerRow } from '@test/support/backoffice/in-memory-offers';
import {
  friday,
  monday,
  number,
  running,
  setUpSentApplications,
} from '@test/support/backoffice/sent-applications';
import { testCipher, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

const owner = ['application', number] as const;
const { income, property, applicants, loan } = completeForm();
const reason = 'The payslip says 42,000.';

function setUp(
  { state = 'in-assessment', ...row }: Partial<ApplicationRow> = {},
  form: ApplicationForm = completeForm(),
) {
  const { repositories, options, store } = setUpSentApplications({
    state,
    ...row,
    form: applicationFieldEncryption.encryptForm(owner, form),
  });
  const step = { number, state, by: 'applicant', note: null, message: null } as const;
  store.steps.push({ ...step, at: new Date('2026-11-16T02:00:00.000Z') });
  const audited: NewAuditRow[] = [];
  const handling: HandlingRow[] = [];
  const offers = inMemoryOffers();
  const documents = inMemoryDocuments(acceptedDocuments());
  const service = createAnswerCorrectionService({
    ...options,
    calendar: usualCalendar,
    repositories,
    sentIndicative: createSentIndicative({
      valueProperty: async () => ({ value: 6_000_000, isRough: false }),
      fastPass: () => productOf('fast-pass'),
      promises: () => ({}),
      today: () => '2026-11-20',
    }),
    unitOfWork: unitOfWorkOn<AnswerCorrectionRepositories>({
      ...repositories,
      document: documents.repository,
      audit: { create: async (one) => void audited.push(one) },
      handling: { create: async (one) => void handling.push(one), list: async () => [...handling] },
      offer: offers.repository,
      site: { listEntries: async () => [] },
    }),
  });
  const correct = (input: CorrectAnswersRequest, version = 1) =>
    service.correct('amy', { number, version, input });
  const stored = () => applicationFieldEncryption.decryptForm(owner, store.rows[0]?.form ?? '');
  return { store, audited, handling, offers, documents, correct, stored };
}

const earns = (monthlyIncome: number): CorrectAnswersRequest => ({
  section: 'income',
  value: { ...income, monthlyIncome },
  reason,
});

describe('Answers that staff correct', () => {
  it('are stored with what they were, who corrected them and why, and the trail has the figures without the words', async () => {
    const { correct, stored, audited, handling, store } = setUp();
    await correct(earns(42_000));
    expect(stored().income).toEqual({ ...income, monthlyIncome: 42_000 });
    // A request for approval names the time of the last change, and is void from here on.
    expect(store.rows).toMatchObject([{ state: 'in-assessment', changedAt: new Date(friday) }]);
    expect(handling.map((one) => toDeskHandling(one, testCipher))).toEqual([
      {
        kind: 'corrected',
        at: friday,
        by: 'amy',
        assignee: null,
        note: reason,
        correction: {
          section: 'income',
          before: { income },
          after: { income: { ...income, monthlyIncome: 42_000 } },
        },
      },
    ]);
    expect(audited).toEqual([
      {
        at: new Date(friday),
        staff: 'amy',
        action: 'update',
        target: `application:${number}`,
        before: { answers: { 'income.monthlyIncome': 65_000 } },
        after: { answers: { 'income.monthlyIncome': 42_000 }, correction: 1 },
      },
    ]);
  });

  it('are words that the trail names without saying them, such as the number of an identity card', async () => {
    const { correct, stored, audited, handling } = setUp();
    const [first = {}] = applicants?.persons ?? [];
    await correct({
      section: 'applicants',
      value: { persons: [{ ...first, idNumber: 'b111111 (1)', nameChinese: 'Chan' }] },
      reason,
    });
    expect(stored().applicants).toMatchObject({
      kind: 'persons',
      persons: [{ idNumber: 'B1111111', nameChinese: 'Chan', name: 'CHAN TAI MAN' }],
    });
    expect(audited).toMatchObject([
      {
        before: {
          answers: {
            'applicants.persons.0.idNumber': 'set',
            'applicants.persons.0.nameChinese': null,
          },
        },
        after: {
          answers: {
            'applicants.persons.0.idNumber': 'changed',
            'applicants.persons.0.nameChinese': 'changed',
          },
        },
      },
    ]);
    expect(JSON.stringify([audited, handling])).not.toMatch(/B111|A123|Chan/);
  });

  it('bring along what follows from them: the amount, and the home of who lives in the property', async () => {
    const [first = {}] = applicants?.persons ?? [];
    const { correct, stored, store, audited } = setUp(
      {},
      completeForm({
        applicants: { kind: 'persons', persons: [{ ...first, livesInProperty: true }] },
        property: { ...property, ageYears: 39 },
      }),
    );
    await correct({ section: 'loan', value: { ...loan, amount: 3_000_000 }, reason });
    expect(store.rows).toMatchObject([{ amountCents: 300_000_000 }]);
    const address = 'Flat B, 15/F, Kam Shan Mansion, Taikoo Shing';
    await correct({ section: 'property', value: { ...property, address }, reason }, 2);
    expect(stored()).toMatchObject({
      property: { address, ageYears: 39 },
      applicants: { persons: [{ address, livesInProperty: true }] },
    });
    expect(audited.at(-1)).toMatchObject({
      before: { answers: { 'property.address': 'set', 'applicants.persons.0.address': 'set' } },
    });
    const { places: _places, ...byHand } = { ...property, subDistrict: 'Quarry Bay' };
    await correct({ section: 'property', value: byHand, reason }, 3);
    expect(Object.keys(stored().property ?? {})).not.toContain('ageYears');
  });

  it('give a fast pass its result anew', async () => {
    const form = fastPassForm({
      property: { ...fastPassForm().property, estimatedValue: 8_000_000 },
    });
    const { correct, store } = setUp({ product: 'fast-pass' }, form);
    await correct({
      section: 'property',
      value: { ...form.property, estimatedValue: undefined },
      reason,
    });
    expect(store.rows).toMatchObject([
      { indicative: { loanToValue: 50, valuation: { value: 6_000_000 } } },
    ]);
  });

  it('are not what nobody may change here', async () => {
    const { correct, stored, handling } = setUp();
    const before = stored();
    await expect(
      correct({ section: 'contact', value: { phone: '+85261234567' }, reason }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { 'value.phone': { key: 'notCorrectable' } } },
    });
    expect([stored(), handling]).toEqual([before, []]);
  });

  it('keep what is left out because nobody may change it', async () => {
    const { correct, stored } = setUp();
    await correct({ section: 'contact', value: { time: 'evening' }, reason });
    expect(stored().contact).toEqual({ phone: '+85291234567', time: 'evening' });
  });

  it('are checked as when they were sent, and have to differ', async () => {
    const { correct } = setUp();
    const [first = {}] = applicants?.persons ?? [];
    await expect(
      correct({
        section: 'applicants',
        value: { persons: [{ ...first, idNumber: 'A123456(4)', address: '' }] },
        reason,
      }),
    ).rejects.toMatchObject({
      details: {
        fields: {
          'value.persons.0.idNumber': { key: 'wrongCheckDigit' },
          'value.persons.0.address': { key: 'required' },
        },
      },
    });
    await expect(correct(earns(65_000))).rejects.toMatchObject({
      details: { fields: { value: { key: 'sameAnswers' } } },
    });
  });

  it('are not those of a screen that is out of date', async () => {
    const { correct, stored } = setUp();
    await correct(earns(42_000));
    await expect(correct(earns(43_000))).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: { changed: { version: 2, changes: [{ what: 'corrected', by: 'amy' }] } },
    });
    expect(stored().income).toMatchObject({ monthlyIncome: 42_000 });
  });
});

describe('An application whose answers are corrected', () => {
  it('is assessed again once it was approved, unless an offer stands open', async () => {
    const { correct, offers, store } = setUp({ state: 'approved', ...running });
    offers.rows.push(offerRow());
    await expect(correct(earns(42_000))).rejects.toMatchObject({
      details: { fields: { applicationNumber: { key: 'offerStands' } } },
    });
    Object.assign(offers.rows[0] ?? {}, { withdrawnAt: new Date(friday) });
    await correct(earns(42_000));
    expect(store.rows).toMatchObject([
      {
        state: 'in-assessment',
        promisedBy: new Date(monday),
        documentsCompleteAt: new Date(friday),
      },
    ]);
    expect(store.steps.at(-1)).toMatchObject({ state: 'in-assessment', by: 'amy', message: null });
  });

  it('waits for the documents that its answers now ask for', async () => {
    const { correct, store, documents } = setUp({ state: 'received', ...running });
    await correct(earns(42_000));
    expect(store.rows).toMatchObject([{ promisedBy: running.promisedBy }]);
    documents.rows.splice(
      0,
      documents.rows.length,
      ...documents.rows.filter(({ slot }) => slot !== 'assets-proof'),
    );
    await correct(
      {
        section: 'income',
        value: { ...income, employment: 'retired', employer: undefined },
        reason,
      },
      2,
    );
    expect(store.rows).toMatchObject([{ promisedBy: null, documentsCompleteAt: null }]);
  });

  it.each<Partial<ApplicationRow>>([
    { state: 'offer-accepted' },
    { state: 'completed' },
    { state: 'declined' },
    { state: 'withdrawn' },
    { state: 'received', handover: 'deciding' },
  ])('is not one that is %p', async (row) => {
    const { correct, stored } = setUp(row);
    await expect(correct(earns(42_000))).rejects.toMatchObject({ code: 'conflict' });
    expect(stored().income).toEqual(income);
  });
});

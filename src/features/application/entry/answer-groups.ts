import type { ApplyStep } from '@/config/apply-steps';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { ApplicationForm, Person } from '@/contracts/application/application-form';
import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatTenor } from '@/lib/format';
import { maskHkid, parseHkid } from '@/lib/hkid';
import { sectionOfStep, stepsOf } from '../apply-steps';
import { nameOf, wordsOf } from './field-words';

export interface AnswerRow {
  path: string;
  label: string;
  value: string;
  isMissing: boolean;
}

export interface AnswerGroup {
  step: ApplyStep;
  rows: AnswerRow[];
}

interface GroupFacts {
  form: ApplicationForm;
  product: ApplicationProduct;
  /** The paths that something is wrong with. */
  wrong: ReadonlySet<string>;
  t: Translate;
  locale: Locale;
}

type Value = string | number | boolean | undefined;
/** `optional` may stay empty; a `followUp` is left out where it is empty, unless something is wrong with it. */
type Presence = 'needed' | 'optional' | 'followUp';
type Field = readonly [path: string, value: Value, kind?: 'money' | 'months' | 'area' | 'choice' | 'day' | 'consent', presence?: Presence];

const hidden = (idNumber: string | undefined): string | undefined => {
  const hkid = idNumber === undefined ? undefined : parseHkid(idNumber).hkid;
  return hkid === undefined ? idNumber && `${idNumber.slice(0, 3)}•••` : maskHkid(hkid);
};

const optional = 'optional';
const followUp = 'followUp';

function personFields({ name, idType, idNumber, nameChinese, dateOfBirth, address, phone }: Person, index: number): Field[] {
  const path = `applicants.persons.${index}`;
  return [
    [`${path}.name`, name], [`${path}.nameChinese`, nameChinese, undefined, optional], [`${path}.idType`, idType, 'choice'], [`${path}.idNumber`, hidden(idNumber)],
    [`${path}.dateOfBirth`, dateOfBirth, 'day'], [`${path}.address`, address], ...(index > 0 ? ([[`${path}.phone`, phone]] as const) : []),
  ];
}

function applicantFields({ applicants }: ApplicationForm, product: ApplicationProduct): Field[] {
  const { kind, persons = [], company = {} } = applicants ?? {};
  if (product === 'fast-pass') return [['applicants.persons.0.name', persons[0]?.name]];
  if (kind !== 'company') return [['applicants.kind', kind, 'choice'], ...(persons.length > 0 ? persons : [{}]).flatMap(personFields)];
  const directors = (company.directors ?? []).flatMap(({ name, idType, idNumber }, index): Field[] => {
    const path = `applicants.company.directors.${index}`;
    return [[`${path}.name`, name], [`${path}.idType`, idType, 'choice'], [`${path}.idNumber`, hidden(idNumber)]];
  });
  return [
    ['applicants.kind', kind, 'choice'], ['applicants.company.name', company.name], ['applicants.company.brNumber', company.brNumber], ['applicants.company.ciNumber', company.ciNumber, undefined, optional],
    ['applicants.company.address', company.address], ...directors,
  ];
}

function fieldsOf(step: ApplyStep, { form, product, t }: GroupFacts): Field[] {
  const { property = {}, loan = {}, existing = {}, income = {}, intermediary = {}, contact = {}, consents = {} } = form;
  const isCompany = form.applicants?.kind === 'company';
  switch (step) {
    case 'property':
      return [
        ['property.address', property.address ?? (property.places || property.carpark ? t('property.fromValuation') : undefined)],
        ['property.subDistrict', property.subDistrict, undefined, followUp],
        ['property.kind', property.kind, 'choice'],
        ['property.premiumPaid', property.premiumPaid, undefined, followUp],
        ...(property.kind === 'car-park' ? [] : ([['property.saleableAreaSqft', property.saleableAreaSqft, 'area', product === 'fast-pass' ? optional : 'needed']] as const)),
        ['property.estimatedValue', property.estimatedValue, 'money', optional],
      ];
    case 'loan':
      return [
        ['loan.amount', loan.amount, 'money'], ['loan.tenorMonths', loan.tenorMonths, 'months'], ...(product === 'fast-pass' ? [] : ([['loan.purpose', loan.purpose, 'choice']] as const)),
        ['loan.interest', loan.interest, 'choice', followUp],
      ];
    case 'existing':
      return [
        ['existing.hasMortgages', existing.hasMortgages],
        ...(existing.mortgages ?? []).flatMap(({ lender, outstanding, monthlyPayment }, index): Field[] => [
          [`existing.mortgages.${index}.lender`, lender], [`existing.mortgages.${index}.outstanding`, outstanding, 'money'], [`existing.mortgages.${index}.monthlyPayment`, monthlyPayment, 'money'],
        ]),
      ];
    case 'applicants':
      return applicantFields(form, product);
    case 'income':
      return [
        ...(isCompany ? [] : ([['income.employment', income.employment, 'choice']] as const)),
        ['income.employer', income.employer, undefined, followUp],
        ['income.monthlyIncome', income.monthlyIncome, 'money'], ['income.otherIncome', income.otherIncome, 'money', optional], ['income.monthlyDebt', income.monthlyDebt, 'money'],
      ];
    case 'intermediary':
      return [['intermediary.involved', intermediary.involved], ['intermediary.name', intermediary.name, undefined, followUp], ['intermediary.address', intermediary.address, undefined, followUp]];
    case 'contact':
      return [...(isCompany ? ([['contact.name', contact.name]] as const) : []), ['contact.phone', contact.phone], ['contact.email', contact.email, undefined, optional], ['contact.time', contact.time, 'choice', optional]];
    case 'consents':
      return [
        ...(product === 'fast-pass' ? [] : ([['consents.creditReference', consents.creditReference, 'consent']] as const)),
        ['consents.marketingOwn', consents.marketingOwn ?? false, 'consent'], ['consents.marketingThirdParty', consents.marketingThirdParty ?? false, 'consent'],
      ];
    default:
      return [];
  }
}

function shown([path, value, kind]: Field, { t, locale }: Pick<GroupFacts, 't' | 'locale'>): string {
  if (typeof value === 'boolean') return t(kind === 'consent' ? `answer.${value ? 'given' : 'notGiven'}` : `answer.${value ? 'yes' : 'no'}`);
  if (typeof value === 'number') return kind === 'months' ? formatTenor(value, locale) : kind === 'area' ? t('check.area', { area: new Intl.NumberFormat('en-HK').format(value) }) : formatMoney(value);
  if (kind === 'choice') return t(`${wordsOf(path)}.choice.${value}`);
  return kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? formatDay(value ?? '', locale) : (value ?? '');
}

const isEmpty = (value: Value): boolean => value === undefined || value === '';

function rowOf(field: Field, facts: GroupFacts): AnswerRow {
  const { t, wrong } = facts;
  const [path, value, , presence = 'needed'] = field;
  const isMissing = wrong.has(path);
  const nothing = t(presence === optional && !isMissing ? 'answer.notProvided' : 'answer.missing');
  return { path, label: nameOf(path, t), value: isEmpty(value) ? nothing : shown(field, facts), isMissing };
}

/** All answers as they are read back before they are sent, by the step that changes them. */
export function answerGroups(facts: GroupFacts): AnswerGroup[] {
  const { product, wrong } = facts;
  return stepsOf(product)
    .filter((step) => step !== 'privacy' && sectionOfStep[step] !== undefined)
    .map((step) => ({
      step,
      rows: fieldsOf(step, facts)
        .filter(([path, value, , presence]) => presence !== followUp || !isEmpty(value) || wrong.has(path))
        .map((field) => rowOf(field, facts)),
    }));
}

import type {
  ApplicationProduct,
  ApplicationSection,
} from '@/contracts/application/application-choices';
import { sectionsOf } from '@/lib/application/form-rules';
import type { ApplicationForm, Person } from '@/contracts/application/application-form';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatGrouped, formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { isIsoDay } from '@/lib/hong-kong-day';
import { maskHkid, parseHkid } from '@/lib/hkid';
import { fieldLabel, fieldTextKey } from './field-messages';

export interface AnswerRow {
  path: string;
  label: string;
  value: string;
  isMissing: boolean;
}

export interface AnswerGroup {
  section: ApplicationSection;
  rows: AnswerRow[];
}

interface AnswerGroupOptions extends TranslationProps<'application' | 'application-form'> {
  form: ApplicationForm;
  product: ApplicationProduct;
  /** Paths of the fields with a problem. */
  invalidPaths: ReadonlySet<string>;
}

type Value = string | number | boolean | undefined;
/** `followUp` is left out while it is empty, unless it has a problem. */
type FieldPresence = 'shown' | 'followUp';
type Field = readonly [
  path: string,
  value: Value,
  kind?: 'money' | 'months' | 'years' | 'area' | 'choice' | 'day' | 'consent',
  presence?: FieldPresence,
];

const maskIdNumber = (idNumber: string | undefined): string | undefined => {
  const hkid = idNumber === undefined ? undefined : parseHkid(idNumber).hkid;
  return hkid === undefined ? idNumber && `${idNumber.slice(0, 3)}•••` : maskHkid(hkid);
};

const followUp = 'followUp';

function personFields(
  { name, idType, idNumber, nameChinese, dateOfBirth, address, role, phone }: Person,
  index: number,
): Field[] {
  const path = `applicants.persons.${index}`;
  return [
    ...(index > 0 ? ([[`${path}.role`, role, 'choice']] as const) : []),
    [`${path}.name`, name],
    [`${path}.nameChinese`, nameChinese, undefined, followUp],
    [`${path}.idType`, idType === 'hkid' ? undefined : idType, 'choice', followUp],
    [`${path}.idNumber`, maskIdNumber(idNumber)],
    [`${path}.dateOfBirth`, dateOfBirth, 'day'],
    [`${path}.address`, address],
    ...(index > 0 ? ([[`${path}.phone`, phone]] as const) : []),
  ];
}

function applicantFields({ applicants }: ApplicationForm, product: ApplicationProduct): Field[] {
  const { kind, persons = [], company = {} } = applicants ?? {};
  if (product === 'fast-pass') return [['applicants.persons.0.name', persons[0]?.name]];
  if (kind !== 'company') return (persons.length > 0 ? persons : [{}]).flatMap(personFields);
  const directors = (company.directors ?? []).flatMap(
    ({ name, idType, idNumber }, index): Field[] => {
      const path = `applicants.company.directors.${index}`;
      return [
        [`${path}.name`, name],
        [`${path}.idType`, idType, 'choice'],
        [`${path}.idNumber`, maskIdNumber(idNumber)],
      ];
    },
  );
  return [
    ['applicants.kind', kind, 'choice'],
    ['applicants.company.name', company.name],
    ['applicants.company.brNumber', company.brNumber],
    ['applicants.company.ciNumber', company.ciNumber, undefined, followUp],
    ['applicants.company.address', company.address],
    ...directors,
  ];
}

function fieldsOf(section: ApplicationSection, { form, product, t }: AnswerGroupOptions): Field[] {
  const {
    property = {},
    loan = {},
    existing = {},
    income = {},
    intermediary = {},
    contact = {},
    consents = {},
  } = form;
  const isCompany = form.applicants?.kind === 'company';
  switch (section) {
    case 'property':
      return [
        [
          'property.address',
          property.address ??
            (property.places || property.carpark ? t('property.fromValuation') : undefined),
        ],
        ['property.subDistrict', property.subDistrict, undefined, followUp],
        ['property.kind', property.kind, 'choice'],
        ['property.premiumPaid', property.premiumPaid, undefined, followUp],
        ...(property.kind === 'car-park'
          ? []
          : ([
              ['property.saleableAreaSqft', property.saleableAreaSqft, 'area', followUp],
            ] as const)),
        ['property.ageYears', property.ageYears, 'years', followUp],
        ['property.estimatedValue', property.estimatedValue, 'money'],
      ];
    case 'loan':
      return [
        ['loan.amount', loan.amount, 'money'],
        ['loan.tenorMonths', loan.tenorMonths, 'months'],
        ...(product === 'fast-pass' ? [] : ([['loan.purpose', loan.purpose, 'choice']] as const)),
        ['loan.interest', loan.interest, 'choice', followUp],
      ];
    case 'existing':
      return [
        // A second mortgage is asked for the mortgage itself.
        [
          'existing.hasMortgages',
          product === 'second' && existing.hasMortgages ? undefined : existing.hasMortgages,
          undefined,
          product === 'second' ? followUp : 'shown',
        ],
        ...(existing.mortgages ?? []).flatMap(
          ({ lender, outstanding, monthlyPayment }, index): Field[] => [
            [`existing.mortgages.${index}.lender`, lender],
            [`existing.mortgages.${index}.outstanding`, outstanding, 'money'],
            // A second mortgage has it among the debts.
            [
              `existing.mortgages.${index}.monthlyPayment`,
              monthlyPayment,
              'money',
              product === 'second' ? followUp : 'shown',
            ],
          ],
        ),
      ];
    case 'applicants':
      return applicantFields(form, product);
    case 'income':
      return [
        ...(isCompany ? [] : ([['income.employment', income.employment, 'choice']] as const)),
        ['income.employer', income.employer, undefined, followUp],
        ['income.monthlyIncome', income.monthlyIncome, 'money'],
        ['income.otherIncome', income.otherIncome, 'money', followUp],
        ['income.monthlyDebt', income.monthlyDebt, 'money'],
      ];
    case 'intermediary':
      return [
        ['intermediary.involved', intermediary.involved],
        ['intermediary.name', intermediary.name, undefined, followUp],
        ['intermediary.address', intermediary.address, undefined, followUp],
      ];
    case 'contact':
      return [
        ...(isCompany ? ([['contact.name', contact.name]] as const) : []),
        ['contact.phone', contact.phone],
        ['contact.email', contact.email, undefined, followUp],
        ['contact.time', contact.time === 'any' ? undefined : contact.time, 'choice', followUp],
      ];
    case 'consents':
      return [
        ...(product === 'fast-pass'
          ? []
          : ([['consents.creditReference', consents.creditReference, 'consent']] as const)),
        ...(product === 'fast-pass' && !consents.marketingOwn
          ? []
          : ([['consents.marketingOwn', consents.marketingOwn ?? false, 'consent']] as const)),
      ];
  }
}

function formatValue(
  [path, value, kind]: Field,
  { t, locale }: Pick<AnswerGroupOptions, 't' | 'locale'>,
): string {
  if (typeof value === 'boolean')
    return t(
      kind === 'consent'
        ? `answer.${value ? 'given' : 'notGiven'}`
        : `answer.${value ? 'yes' : 'no'}`,
    );
  if (typeof value === 'number')
    return kind === 'months'
      ? formatTenor(value, locale)
      : kind === 'years'
        ? formatTenor(value * 12, locale)
        : kind === 'area'
          ? t('check.area', { area: formatGrouped(value) })
          : formatMoney(value);
  if (kind === 'choice') return t(fieldTextKey(path, `choice.${value}`));
  const text = value ?? '';
  return kind === 'day' && isIsoDay(text) ? formatDay(text, locale) : text;
}

const isEmpty = (value: Value): boolean => value === undefined || value === '';

function toRow(field: Field, facts: AnswerGroupOptions): AnswerRow {
  const { t, invalidPaths } = facts;
  const [path, value] = field;
  const isMissing = invalidPaths.has(path);
  const emptyText = t(isMissing ? 'answer.missing' : 'answer.notProvided');
  return {
    path,
    label: fieldLabel(path, t),
    value: isEmpty(value) ? emptyText : formatValue(field, facts),
    isMissing,
  };
}

/** All answers for the check step, by section of the form in the order in which they are asked. */
export function answerGroups(facts: AnswerGroupOptions): AnswerGroup[] {
  const { product, invalidPaths } = facts;
  return sectionsOf(product)
    .map((section) => ({
      section,
      rows: fieldsOf(section, facts)
        .filter(
          ([path, value, , presence]) =>
            presence !== followUp || !isEmpty(value) || invalidPaths.has(path),
        )
        .map((field) => toRow(field, facts)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

import { z } from 'zod';
import { payoutHoldLimits } from '../limits/limits';
import { keysOf } from '../typed-record';
import {
  productFigures,
  productSettings,
  type ProductFigure,
  type ProductSettingName,
} from './product-settings';
import {
  answerDays,
  answerWeeks,
  count,
  coveredMonths,
  coveredYears,
  days,
  fieldUnits,
  hours,
  lastingDays,
  money,
  principal,
  shareOfIncome,
  shareOfValue,
  span,
  text,
  yearlyRate,
  type SettingUnit,
} from './setting-fields';

/**
 * What the lender sets while the site runs. Each is changed as a whole, from a day of Hong Kong on, by two people; what applies until the
 * first change stands in `setting-defaults.ts` of the back office.
 */
export const settingsSchema = z.strictObject({
  ...productSettings,
  /** How customers pay; on loans and statements. */
  payee: z.strictObject({
    // An FPS identifier, a phone number such as +852-61234567, or a mail address, from which
    // `fpsPayload` builds the content of a QR code.
    fpsId: text(60, /^(?:\d{7}(?:\d{2})?|\+\d{1,3}-\d{5,15}|[^\s@]+@[^\s@]+)$/),
    bankAccount: text(100),
    payee: text(100),
  }),
  /** The account that files for the bank pay from. */
  payer: z.strictObject({
    holder: text(140),
    bankCode: text(3, /^\d{3}$/),
    accountNumber: text(34),
  }),
  /** What a customer withdraws in a day, what one member of staff posts alone, how long money waits after a change. */
  safety: z.strictObject({
    withdrawnPerDay: money(),
    postedAlone: money(),
    payoutHold: hours(payoutHoldLimits),
  }),
  /** Text messages that strangers can cause: to one network and to the mainland an hour, in all an hour and a day. */
  messages: z.strictObject({
    networkPerHour: count(),
    mainlandPerHour: count(),
    perHour: count(),
    perDay: count(),
  }),
  /** Receipts by mail to one address. */
  receipts: z.strictObject({ perDay: count(1_000) }),
  /** When the office is open, and days besides the general holidays of Hong Kong on which it is not. */
  office: z.strictObject({
    weekdays: span(),
    saturday: span({ mayBeEmpty: true }),
    closedOn: days(1_000),
  }),
  /** Within how many working days messages, requests and what belongs to a loan are answered, and weeks applications for jobs, as pages promise. */
  answers: z.strictObject({
    messageAnswer: answerDays(),
    requestAnswer: answerDays(),
    valuationAnswer: answerDays(),
    surveyorValuation: answerDays(),
    consentAnswer: answerDays(),
    ownersAnswer: answerDays(),
    release: answerDays(),
    payoutArrival: answerDays(),
    jobAnswer: answerWeeks(),
  }),
  /** How long an indication is valid, and how income and value are measured in it. */
  indications: z.strictObject({
    indicationValid: lastingDays({ min: 7, max: 90 }),
    stressRate: yearlyRate(),
    debtServicingReview: shareOfIncome(),
    debtServicingMax: shareOfIncome(),
    debtServicingVarying: shareOfIncome(),
    specialLtvReview: shareOfValue(),
  }),
  /** What follows a loan through the fast pass, and under which conditions. */
  reward: z.strictObject({
    reward: principal(),
    rewardLoan: principal(),
    rewardDrawDown: lastingDays({ min: 30, max: 365 }),
    rewardPayment: lastingDays({ min: 1, max: 180 }),
  }),
  /** How old documents may be that applicants are asked for, and how long a time they cover. */
  proofs: z.strictObject({
    addressProof: coveredMonths(),
    incomeProof: coveredMonths(),
    varyingIncomeProof: coveredMonths(),
    companyAccounts: coveredYears(),
    repaymentRecord: coveredMonths(),
  }),
  /** How many people it takes until visitors see another version of content: one, or two, of whom one asks and another approves. */
  publishing: z.strictObject({ people: count(2) }),
});
export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;
export const settingNames: readonly SettingName[] = keysOf(settingsSchema.shape);

/** Whether there is a setting of this name. */
export const isSettingName = (name: string): name is SettingName =>
  settingNames.some((known) => known === name);

/** Whether a setting is of a product. */
export const isProductSetting = (name: SettingName): name is ProductSettingName =>
  Object.hasOwn(productSettings, name);

/** What is answered within working days. */
export type PromisedAnswer = Exclude<keyof Settings['answers'], 'jobAnswer'>;

/** Where the desk lists them. */
export const settingGroups = {
  products: keysOf(productSettings),
  money: ['payee', 'payer', 'safety'],
  promises: ['answers', 'indications', 'reward', 'proofs'],
  office: ['office'],
  content: ['publishing'],
  sending: ['messages', 'receipts'],
} as const satisfies Record<string, readonly SettingName[]>;
export type SettingGroup = keyof typeof settingGroups;

/** A field as `setting.field`. */
export type SettingPath = {
  [N in SettingName]: `${N}.${keyof Settings[N] & string}`;
}[SettingName];

/** A field of a setting of a product, all of which name their figures alike. */
export type ProductPath = {
  [N in ProductSettingName]: `${N}.${keyof Settings[N] & ProductFigure}`;
}[ProductSettingName];

/** Whether a path leads to a figure of a product. */
export const isProductPath = (path: SettingPath): path is ProductPath =>
  path.startsWith('product-');

const figuresByName: ReadonlyMap<string, ProductFigure> = new Map(
  productFigures.map((figure) => [figure, figure]),
);

/** The figure of a product that a path leads to. */
export const figureAt = (path: ProductPath): ProductFigure => {
  const figure = figuresByName.get(path.slice(path.indexOf('.') + 1));
  if (!figure) throw new Error(`No figure of a product is called ${path}`);
  return figure;
};

const pathSchema: z.ZodType<SettingPath> = z.custom<SettingPath>(
  (path) => typeof path === 'string' && schemasByPath.has(path),
);

const schemasByPath = new Map<string, z.ZodType>(
  settingNames.flatMap((name) =>
    Object.entries<z.ZodType>(settingsSchema.shape[name].shape).map(
      ([field, schema]) => [`${name}.${field}`, schema] as const,
    ),
  ),
);

export interface SettingField {
  name: string;
  path: SettingPath;
  unit: SettingUnit;
}

/** The field of a path; null where there is none, as in a request that was made before a release. */
export function fieldAt(path: string): SettingField | null {
  const parsed = pathSchema.safeParse(path);
  const schema = schemasByPath.get(path);
  if (!parsed.success || schema === undefined) return null;
  const unit = fieldUnits.get(schema)?.unit ?? 'text';
  return { name: path.slice(path.indexOf('.') + 1), path: parsed.data, unit };
}

/** The fields of a setting in their order. */
export const fieldsOf = (name: SettingName): SettingField[] =>
  Object.keys(settingsSchema.shape[name].shape).flatMap(
    (field) => fieldAt(`${name}.${field}`) ?? [],
  );

/** Whether a field of a setting may be this text. */
export const mayBe = ({ path }: SettingField, typed: string): boolean =>
  schemasByPath.get(path)?.safeParse(typed).success ?? false;

/** Why this is no value of a setting; null where it is one. */
export const settingProblem = (name: SettingName, value: unknown): z.ZodError | null =>
  settingsSchema.shape[name].safeParse(value).error ?? null;

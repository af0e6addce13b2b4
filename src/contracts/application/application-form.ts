import { z } from 'zod';
import {
  applicantKinds,
  applicationProducts,
  contactTimes,
  employmentKinds,
  idTypes,
  loanPurposes,
  maxAreaSqft,
  maxExistingMortgages,
  maxMoney,
  maxPersons,
  maxTenorMonths,
  productAliases,
  propertyKinds,
  type ApplicationProduct,
  type ProductAlias,
} from './application-choices';
import { productKeySchema } from '../content';
import { chosenPlacesSchema } from '../evaluation/evaluation';

const aliases = Object.keys(productAliases) as [ProductAlias, ...ProductAlias[]];
const aliasSchema = z.enum(aliases).transform((alias): ApplicationProduct => productAliases[alias]);

/** A product by its name or by an older one: '1st-mtg' becomes `first`, '2nd-mtg' becomes `second`. */
export const productInputSchema = z.union([z.enum(applicationProducts), aliasSchema]);

// One line of text: no control characters, and no half characters, which cannot be stored.
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional();
const money = z.number().min(0).max(maxMoney).optional();
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional();
const yesNo = z.boolean().optional();

/** Where the property is: `places`, `carpark`, `floor` and `room` as the valuation picker gives them, or `address` by hand with its sub-district. */
export const propertySectionSchema = z.strictObject({
  places: z.strictObject(chosenPlacesSchema.shape).optional(),
  carpark: z
    .string()
    .regex(/^[a-z]{1,2}:[a-z0-9-]{1,80}$/)
    .optional(),
  floor: line(20),
  /** With the `r:` of an option. */
  room: line(22),
  /** The address as it is shown; by hand: as it was typed. */
  address: line(200),
  subDistrict: line(80),
  saleableAreaSqft: z.number().min(0).max(maxAreaSqft).optional(),
  kind: choice(propertyKinds),
  /** Whether the premium of an HOS or TPS flat is paid; without it the flat may not be mortgaged. */
  premiumPaid: yesNo,
  /** HK$, from the online valuation. */
  estimatedValue: money,
});
export type PropertySection = z.infer<typeof propertySectionSchema>;

export const loanSectionSchema = z.strictObject({
  amount: money,
  tenorMonths: z.number().int().min(1).max(maxTenorMonths).optional(),
  purpose: choice(loanPurposes),
  /** The product page that the applicant came from, such as a bridging loan applied for as a first mortgage. */
  interest: productKeySchema.optional(),
});
export type LoanSection = z.infer<typeof loanSectionSchema>;

export const existingMortgageSchema = z.strictObject({
  lender: line(100),
  outstanding: money,
  monthlyPayment: money,
});
export type ExistingMortgage = z.infer<typeof existingMortgageSchema>;

/** `hasMortgages: false` is an answer, too. */
export const existingSectionSchema = z.strictObject({
  hasMortgages: yesNo,
  mortgages: z.array(existingMortgageSchema).max(maxExistingMortgages).optional(),
});
export type ExistingSection = z.infer<typeof existingSectionSchema>;

const identity = { name: line(100), idType: choice(idTypes), idNumber: line(30) };

/** `name` as on the identity document; `phone` only of further applicants, because that of the first is in `contact`. */
export const personSchema = z.strictObject({
  ...identity,
  nameChinese: line(40),
  /** YYYY-MM-DD once it is sent; in a draft as it was typed, such as `28 Feb 1985`. */
  dateOfBirth: line(20),
  phone: line(30),
  email: line(254),
  address: line(250),
});
export type Person = z.infer<typeof personSchema>;

export const directorSchema = z.strictObject(identity);
export type Director = z.infer<typeof directorSchema>;

export const companySchema = z.strictObject({
  name: line(150),
  brNumber: line(30),
  ciNumber: line(20),
  address: line(250),
  directors: z.array(directorSchema).max(maxPersons).optional(),
});
export type Company = z.infer<typeof companySchema>;

export const applicantsSectionSchema = z.strictObject({
  kind: choice(applicantKinds),
  persons: z.array(personSchema).max(maxPersons).optional(),
  company: companySchema.optional(),
});
export type ApplicantsSection = z.infer<typeof applicantsSectionSchema>;

/** HK$ a month, of all applicants together; a company gives its own. */
export const incomeSectionSchema = z.strictObject({
  employment: choice(employmentKinds),
  employer: line(150),
  monthlyIncome: money,
  otherIncome: money,
  monthlyDebt: money,
});
export type IncomeSection = z.infer<typeof incomeSectionSchema>;

/** Whether anyone was paid or promised anything for this application; licence conditions make us ask and record it. */
export const intermediarySectionSchema = z.strictObject({
  involved: yesNo,
  name: line(100),
  address: line(250),
});
export type IntermediarySection = z.infer<typeof intermediarySectionSchema>;

/** `phone` is the number that the code proves; `name` only where a company applies. */
export const contactSectionSchema = z.strictObject({
  name: line(100),
  phone: line(30),
  email: line(254),
  time: choice(contactTimes),
});
export type ContactSection = z.infer<typeof contactSectionSchema>;

/** `textVersion` names the words that were shown; the server adds language and time. The two marketing consents are never needed. */
export const consentsSectionSchema = z.strictObject({
  privacyNotice: yesNo,
  creditReference: yesNo,
  marketingOwn: yesNo,
  marketingThirdParty: yesNo,
  textVersion: line(20),
});
export type ConsentsSection = z.infer<typeof consentsSectionSchema>;

export const sectionSchemas = {
  property: propertySectionSchema,
  loan: loanSectionSchema,
  existing: existingSectionSchema,
  applicants: applicantsSectionSchema,
  income: incomeSectionSchema,
  intermediary: intermediarySectionSchema,
  contact: contactSectionSchema,
  consents: consentsSectionSchema,
} as const;

/** What an applicant has filled in so far. Everything may be missing here; `src/lib/application/form-rules` says what a product needs before it is sent. */
export const applicationFormSchema = z.strictObject({
  property: propertySectionSchema.optional(),
  loan: loanSectionSchema.optional(),
  existing: existingSectionSchema.optional(),
  applicants: applicantsSectionSchema.optional(),
  income: incomeSectionSchema.optional(),
  intermediary: intermediarySectionSchema.optional(),
  contact: contactSectionSchema.optional(),
  consents: consentsSectionSchema.optional(),
});
export type ApplicationForm = z.infer<typeof applicationFormSchema>;

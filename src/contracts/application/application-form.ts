import { z } from 'zod';
import {
  applicantKinds,
  applicationProducts,
  contactTimes,
  employmentKinds,
  idTypes,
  loanPurposes,
  maxAgeYears,
  maxAreaSqft,
  maxExistingMortgages,
  maxPersons,
  personRoles,
  productAliases,
  propertyKinds,
  type ApplicationProduct,
} from './application-choices';
import { productKeySchema } from '../content/block-fields';
import { chosenPlacesSchema } from '../evaluation/chosen-places';
import { maxMoney, maxTenorMonths, textLimits } from '../limits/limits';
import { oneLine } from '../limits/text-fields';
import { keysOf } from '../typed-record';

const aliasSchema = z
  .enum(keysOf(productAliases))
  .transform((alias): ApplicationProduct => productAliases[alias]);

/** A product by its name or an alias: '1st-mtg' becomes `first`, '2nd-mtg' becomes `second`. */
export const productInputSchema = z.union([z.enum(applicationProducts), aliasSchema]);

const optionalLine = (max: number) => oneLine(max).optional();
const optionalMoney = z.number().min(0).max(maxMoney).optional();
const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional();
const optionalBoolean = z.boolean().optional();

/** Where the property is: `places`, `carpark`, `floor` and `room` as the valuation picker gives them, or `address` by hand with its sub-district. */
export const propertySectionSchema = z.strictObject({
  places: z.strictObject(chosenPlacesSchema.shape).optional(),
  carpark: z
    .string()
    .regex(/^[a-z]{1,2}:[a-z0-9-]{1,80}$/)
    .optional(),
  floor: optionalLine(textLimits.floor),
  /** With the `r:` prefix of an option. */
  room: optionalLine(textLimits.room + 'r:'.length),
  /** The displayed address; entered by hand: unchanged. */
  address: optionalLine(textLimits.propertyAddress),
  subDistrict: optionalLine(textLimits.subDistrict),
  saleableAreaSqft: z.number().min(0).max(maxAreaSqft).optional(),
  /** Age of the building in years, as given in the valuation; never asked for here. */
  ageYears: z.number().int().min(0).max(maxAgeYears).optional(),
  kind: optionalChoice(propertyKinds),
  /** Whether the premium of an HOS or TPS flat is paid; without it the flat may not be mortgaged. */
  premiumPaid: optionalBoolean,
  /** HK$, from the online valuation. */
  estimatedValue: optionalMoney,
});
export type PropertySection = z.infer<typeof propertySectionSchema>;

export const loanSectionSchema = z.strictObject({
  amount: optionalMoney,
  tenorMonths: z.number().int().min(1).max(maxTenorMonths).optional(),
  purpose: optionalChoice(loanPurposes),
  /** The product page that the applicant came from, such as a bridging loan applied for as a first mortgage. */
  interest: productKeySchema.optional(),
});
export type LoanSection = z.infer<typeof loanSectionSchema>;

export const existingMortgageSchema = z.strictObject({
  lender: optionalLine(textLimits.lender),
  outstanding: optionalMoney,
  monthlyPayment: optionalMoney,
});
export type ExistingMortgage = z.infer<typeof existingMortgageSchema>;

/** `hasMortgages: false` is a complete answer. */
export const existingSectionSchema = z.strictObject({
  hasMortgages: optionalBoolean,
  mortgages: z.array(existingMortgageSchema).max(maxExistingMortgages).optional(),
});
export type ExistingSection = z.infer<typeof existingSectionSchema>;

const identity = {
  name: optionalLine(textLimits.personName),
  idType: optionalChoice(idTypes),
  idNumber: optionalLine(textLimits.idNumber),
};

/** `name` as on the identity document; `role` and `phone` only of further applicants: the first borrows, and the phone is in `contact`. */
export const personSchema = z.strictObject({
  ...identity,
  nameChinese: optionalLine(textLimits.chineseName),
  /** YYYY-MM-DD once submitted; in a draft as entered, such as `28 Feb 1985`. */
  dateOfBirth: optionalLine(textLimits.dateOfBirth),
  role: optionalChoice(personRoles),
  phone: optionalLine(textLimits.phone),
  email: optionalLine(textLimits.applicantEmail),
  address: optionalLine(textLimits.address),
  /** True where the home is the property. A draft then has no `address`, a submitted form that of the property. */
  livesInProperty: optionalBoolean,
});
export type Person = z.infer<typeof personSchema>;

export const directorSchema = z.strictObject(identity);
export type Director = z.infer<typeof directorSchema>;

export const companySchema = z.strictObject({
  name: optionalLine(textLimits.companyName),
  brNumber: optionalLine(textLimits.businessRegistration),
  ciNumber: optionalLine(textLimits.companyNumber),
  address: optionalLine(textLimits.address),
  directors: z.array(directorSchema).max(maxPersons).optional(),
});
export type Company = z.infer<typeof companySchema>;

export const applicantsSectionSchema = z.strictObject({
  kind: optionalChoice(applicantKinds),
  persons: z.array(personSchema).max(maxPersons).optional(),
  company: companySchema.optional(),
});
export type ApplicantsSection = z.infer<typeof applicantsSectionSchema>;

/** HK$ a month, of all applicants together; a company gives its own. */
export const incomeSectionSchema = z.strictObject({
  employment: optionalChoice(employmentKinds),
  employer: optionalLine(textLimits.companyName),
  monthlyIncome: optionalMoney,
  otherIncome: optionalMoney,
  monthlyDebt: optionalMoney,
});
export type IncomeSection = z.infer<typeof incomeSectionSchema>;

/** Whether anyone was paid or promised anything for this application; licence conditions make us ask and record it. */
export const intermediarySectionSchema = z.strictObject({
  involved: optionalBoolean,
  name: optionalLine(textLimits.personName),
  address: optionalLine(textLimits.address),
});
export type IntermediarySection = z.infer<typeof intermediarySectionSchema>;

/** `phone` is the number verified by the code; `name` only where a company applies. */
export const contactSectionSchema = z.strictObject({
  name: optionalLine(textLimits.personName),
  phone: optionalLine(textLimits.phone),
  email: optionalLine(textLimits.applicantEmail),
  time: optionalChoice(contactTimes),
});
export type ContactSection = z.infer<typeof contactSectionSchema>;

/** `textVersion` identifies the texts that were shown; the server adds language and time. The marketing consent is never required. */
export const consentsSectionSchema = z.strictObject({
  privacyNotice: optionalBoolean,
  creditReference: optionalBoolean,
  marketingOwn: optionalBoolean,
  textVersion: optionalLine(20),
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

import type { ComponentType } from 'react';
import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { FieldContext } from '../components/step-form';
import { ApplicantsFields } from './applicants-fields';
import { ConsentsFields } from './consents-fields';
import { ContactFields } from './contact-fields';
import { ExistingFields } from './existing-fields';
import { IncomeFields } from './income-fields';
import { IntermediaryFields } from './intermediary-fields';
import { LoanFields } from './loan-fields';
import { PropertyFields } from './property-fields';

/** The fields of each section of the form. */
export const sectionFields: Readonly<
  Record<ApplicationSection, ComponentType<{ frame: FieldContext }>>
> = {
  property: PropertyFields,
  loan: LoanFields,
  existing: ExistingFields,
  applicants: ApplicantsFields,
  income: IncomeFields,
  intermediary: IntermediaryFields,
  contact: ContactFields,
  consents: ConsentsFields,
};

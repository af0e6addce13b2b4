import type { ComponentType } from 'react';
import type { CorrectableSection } from '@/contracts/application/application-choices';
import { ContactFields } from '@/features/application/sections/contact-fields';
import { ExistingFields } from '@/features/application/sections/existing-fields';
import { IntermediaryFields } from '@/features/application/sections/intermediary-fields';
import { ApplicantsCorrection } from './applicants-correction';
import type { CorrectionFieldsProps } from './correction-fields-props';
import { IncomeCorrection, LoanCorrection } from './figures-correction';
import { PropertyCorrection } from './property-correction';

/** The fields of each section that staff may correct: the applicant’s where these ask for nothing else. */
export const correctionFields: Readonly<
  Record<CorrectableSection, ComponentType<CorrectionFieldsProps>>
> = {
  property: PropertyCorrection,
  loan: LoanCorrection,
  existing: ExistingFields,
  applicants: ApplicantsCorrection,
  income: IncomeCorrection,
  intermediary: IntermediaryFields,
  contact: ContactFields,
};

import type { ApplicationForm } from '@/contracts/application/application-form';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { ApplicantType } from '@/contracts/document/document-choices';

/** The answers that decide which documents are required; a question that was not asked is left out. */
export interface ChecklistAnswers {
  applicantType: ApplicantType;
  /** How many people prove who they are: borrowers, or directors of a company. */
  people: number;
  hasMortgages?: boolean;
  isPurchase?: boolean;
  repaysDebts?: boolean;
  /** True where an applicant lives in the property. */
  livesInProperty?: boolean;
  /** Further documents that staff ask for by name. */
  asked?: readonly ChecklistItem[];
}

/** Reads what the documents depend on from the form of an application. */
export function checklistAnswers({
  applicants,
  existing,
  income,
  loan,
}: ApplicationForm): ChecklistAnswers {
  const isCompany = applicants?.kind === 'company';
  const { persons = [], company } = applicants ?? {};
  const people = isCompany ? (company?.directors ?? []) : persons;
  const purpose = loan?.purpose;
  return {
    applicantType: isCompany ? 'company' : (income?.employment ?? 'none'),
    people: Math.max(1, people.length),
    ...(existing?.hasMortgages === undefined ? {} : { hasMortgages: existing.hasMortgages }),
    ...(purpose === undefined
      ? {}
      : {
          isPurchase: purpose === 'purchase',
          repaysDebts: purpose === 'debt-consolidation',
        }),
    ...(persons.some(({ livesInProperty }) => livesInProperty) ? { livesInProperty: true } : {}),
  };
}

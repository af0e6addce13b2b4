import type { CorrectAnswersRequest } from '@/contracts/application/answer-correction';
import type { CorrectableSection } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { DeskApplication } from '@/contracts/application/application-desk';
import {
  emptyFormValues,
  type ApplicationFormValues,
} from '@/features/application/form/application-form-values';
import { toSectionData } from '@/features/application/form/parse-form-values';
import { toFormValues } from '@/features/application/form/to-form-values';

type Answered = Pick<DeskApplication, 'form' | 'product'>;

const withoutPrefix = (chosen: string): string => chosen.replace(/^[fr]:/, '');

/** A typed floor or flat as the option that it was chosen as before. */
const asBefore = (typed: string, before: string | undefined): string => {
  const text = typed.trim();
  const prefix = /^[fr]:/.exec(before ?? '')?.[0] ?? '';
  return text === '' ? '' : `${prefix}${text}`;
};

/** Whether a property was chosen from the lists of the valuation. */
export const isChosen = ({ property }: ApplicationForm): boolean =>
  property?.places !== undefined || property?.carpark !== undefined;

/** The answers as they are, to be corrected; numbers of identity documents are not filled in. */
export function correctionValues({ form }: Pick<Answered, 'form'>): ApplicationFormValues {
  const values = { ...emptyFormValues, ...toFormValues(form) };
  const { property, applicants } = values;
  const { company } = applicants;
  return {
    ...values,
    property: {
      ...property,
      address: property.address || property.label,
      floor: withoutPrefix(property.floor),
      room: withoutPrefix(property.room),
    },
    applicants: {
      ...applicants,
      persons: applicants.persons.map((person) => ({ ...person, idNumber: '' })),
      company: {
        ...company,
        directors: company.directors.map((director) => ({ ...director, idNumber: '' })),
      },
    },
  };
}

/** What was typed, with the numbers that were not, and a chosen floor and flat as options of their lists. */
export function completedValues(
  values: ApplicationFormValues,
  { form: { property: chosen, applicants: known } }: Pick<Answered, 'form'>,
): ApplicationFormValues {
  const { property, applicants } = values;
  const { company } = applicants;
  return {
    ...values,
    property: {
      ...property,
      floor: asBefore(property.floor, chosen?.floor),
      room: asBefore(property.room, chosen?.room),
    },
    applicants: {
      ...applicants,
      persons: applicants.persons.map((person, index) => ({
        ...person,
        idNumber: person.idNumber.trim() || (known?.persons?.[index]?.idNumber ?? ''),
      })),
      company: {
        ...company,
        directors: company.directors.map((director, index) => ({
          ...director,
          idNumber:
            director.idNumber.trim() || (known?.company?.directors?.[index]?.idNumber ?? ''),
        })),
      },
    },
  };
}

/** The correction of one section, of completed values; what the form does not show stays. */
export function toCorrection(
  section: CorrectableSection,
  { values, reason }: { values: ApplicationFormValues; reason: string },
  { form, product }: Answered,
): CorrectAnswersRequest {
  switch (section) {
    case 'property': {
      const { ageYears: _ageYears, ...value } = toSectionData(section, values.property, product);
      return { section, reason, value };
    }
    case 'loan':
      return { section, reason, value: toSectionData(section, values.loan, product) };
    case 'existing':
      return { section, reason, value: toSectionData(section, values.existing, product) };
    case 'applicants': {
      const { kind: _kind, persons, ...value } = toSectionData(section, values.applicants, product);
      const known = form.applicants?.persons ?? [];
      return {
        section,
        reason,
        value: persons
          ? {
              ...value,
              persons: persons.map((person, index) => {
                const email = known[index]?.email;
                return email === undefined ? person : { ...person, email };
              }),
            }
          : value,
      };
    }
    case 'income':
      return { section, reason, value: toSectionData(section, values.income, product) };
    case 'intermediary':
      return { section, reason, value: toSectionData(section, values.intermediary, product) };
    case 'contact': {
      const { time, ...value } = toSectionData(section, values.contact, product);
      const isUnsaid = time === undefined || (time === 'any' && form.contact?.time === undefined);
      return { section, reason, value: isUnsaid ? value : { ...value, time } };
    }
  }
}

import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { FieldProblem } from '@/lib/application/field-problem';
import { formProblems, sectionProblems } from '@/lib/application/form-rules';
import type { FormRules } from '@/lib/application/section-checks';
import type { ApplicationFormValues } from './application-form-values';
import { toApplicationForm, unparsableFields } from './parse-form-values';

export type FormFieldProblem = FieldProblem | { key: 'unreadable'; limit?: number };
export type FormFieldProblems = Readonly<Record<string, FormFieldProblem>>;

const unparsable = { key: 'unreadable' } as const;

function withUnparsableFields(
  problems: FormFieldProblems,
  entries: Partial<ApplicationFormValues>,
): FormFieldProblems {
  return {
    ...problems,
    ...Object.fromEntries(unparsableFields(entries).map((path) => [path, unparsable])),
  };
}

/** Drops the problem of the district, which is not a field of its own when the property is searched for. */
function withoutHiddenFields(
  problems: FormFieldProblems,
  { property }: Partial<ApplicationFormValues>,
): FormFieldProblems {
  if (property?.inputMethod === 'hand') return problems;
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => path !== 'property.subDistrict'),
  );
}

/** Problems of one section by field path: missing, invalid or unparsable values. */
export function validateSectionValues(
  section: ApplicationSection,
  entries: Partial<ApplicationFormValues>,
  rules: FormRules,
): FormFieldProblems {
  return withoutHiddenFields(
    withUnparsableFields(
      sectionProblems(section, toApplicationForm(entries, rules.product), rules),
      { [section]: entries[section] },
    ),
    entries,
  );
}

/** Problems that prevent the application from being submitted. */
export function validateFormValues(
  entries: Partial<ApplicationFormValues>,
  rules: FormRules,
): FormFieldProblems {
  return withoutHiddenFields(
    withUnparsableFields(formProblems(toApplicationForm(entries, rules.product), rules), entries),
    entries,
  );
}

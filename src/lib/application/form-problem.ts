/** What is wrong with one field, as a code; `limit` is the figure that goes into its words. */
export type FormProblemCode =
  | 'required'
  | 'tooSmall'
  | 'tooBig'
  | 'tooFew'
  | 'wrongHkid'
  | 'wrongCheckDigit'
  | 'wrongPassport'
  | 'wrongDate'
  | 'wrongPhone'
  | 'fixedLine'
  | 'wrongEmail'
  | 'wrongBusinessNumber'
  | 'wrongCompanyNumber'
  | 'mustAgree'
  | 'textChanged';

export interface FormProblem {
  key: FormProblemCode;
  limit?: number;
}

/** By the field's path, such as `applicants.persons.0.idNumber`. */
export type FormProblems = Readonly<Record<string, FormProblem>>;

export type Check = readonly [path: string, problem: FormProblem | null];

export interface FieldRule<T> {
  isNeeded: boolean;
  test?: (value: T) => FormProblem | null;
}

/** A missing or empty value is a problem where it is needed; any other is tested. */
export function checkField<T>(
  value: T | undefined,
  { isNeeded, test }: FieldRule<T>,
): FormProblem | null {
  if (value === undefined || value === '') return isNeeded ? { key: 'required' } : null;
  return test?.(value) ?? null;
}

export function problemsOf(checks: readonly Check[]): FormProblems {
  return Object.fromEntries(
    checks.flatMap(([path, problem]) => (problem === null ? [] : [[path, problem]])),
  );
}

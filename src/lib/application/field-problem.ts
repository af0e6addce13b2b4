/** What is wrong with one field, as a code; `limit` is inserted into the message. */
export type FieldProblemCode =
  | 'required'
  | 'tooSmall'
  | 'tooBig'
  | 'tooFew'
  | 'wrongHkid'
  | 'wrongCheckDigit'
  | 'wrongPassport'
  | 'wrongDate'
  | 'tooYoung'
  | 'wrongLatinName'
  | 'wrongPhone'
  | 'fixedLine'
  | 'samePhone'
  | 'wrongEmail'
  | 'wrongBusinessNumber'
  | 'wrongCompanyNumber'
  | 'mustAgree'
  | 'textChanged';

export interface FieldProblem {
  key: FieldProblemCode;
  limit?: number;
}

/** By the field's path, such as `applicants.persons.0.idNumber`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export type FieldCheck = readonly [path: string, problem: FieldProblem | null];

export interface FieldRule<T> {
  isRequired: boolean;
  validate?: (value: T) => FieldProblem | null;
}

/** A missing or empty value is a problem where it is required; any other is validated. */
export function checkField<T>(
  value: T | undefined,
  { isRequired, validate }: FieldRule<T>,
): FieldProblem | null {
  if (value === undefined || value === '') return isRequired ? { key: 'required' } : null;
  return validate?.(value) ?? null;
}

/** The checks that found something, as problems by the path of their field. */
export function problemsOf(checks: readonly FieldCheck[]): FieldProblems {
  return Object.fromEntries(
    checks.flatMap(([path, problem]) => (problem === null ? [] : [[path, problem]])),
  );
}

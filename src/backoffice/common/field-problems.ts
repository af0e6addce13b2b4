import type { z } from 'zod';
import { isFieldProblemKey, type FieldProblemKey } from '@/lib/texts/error-texts';
import type { FieldProblem } from './service-error';

const bigProblems: Readonly<Record<string, FieldProblemKey>> = {
  string: 'tooLong',
  array: 'tooMany',
};
const typeProblems: Readonly<Record<string, FieldProblemKey>> = {
  number: 'notNumber',
  int: 'notWhole',
};
const formatProblems: Readonly<Record<string, FieldProblemKey>> = {
  date: 'wrongDate',
  datetime: 'wrongTime',
};

/** The first problem of each field, by its path (`blocks.0.headingEn`; the whole body is `body`). */
export function fieldProblems(error: z.ZodError): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    problems[path] ??= problemOf(issue);
  }
  return problems;
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return {
        key:
          issue.input === undefined && issue.message.includes('undefined')
            ? 'required'
            : (typeProblems[issue.expected] ?? 'wrongKind'),
      };
    case 'too_small':
      return smallProblem(issue.origin, Number(issue.minimum));
    case 'too_big':
      return { key: bigProblems[issue.origin] ?? 'tooBig', limit: Number(issue.maximum) };
    case 'invalid_format':
      return {
        key: isFieldProblemKey(issue.message)
          ? issue.message
          : (formatProblems[issue.format] ?? 'wrongFormat'),
      };
    case 'invalid_value':
      return { key: 'notOffered', limit: issue.values.map(String).join(', ') };
    case 'unrecognized_keys':
      return { key: 'unknownField', limit: issue.keys.join(', ') };
    case 'custom':
      return { key: isFieldProblemKey(issue.message) ? issue.message : 'wrongFormat' };
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return { key: 'wrongFormat' };
  }
}

function smallProblem(origin: string, limit: number): FieldProblem {
  if (origin === 'string') return limit <= 1 ? { key: 'required' } : { key: 'tooShort', limit };
  return { key: origin === 'array' ? 'tooFew' : 'tooSmall', limit };
}

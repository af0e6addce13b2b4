import type { Translate } from '@/i18n/server';
import type { RequestFailure } from '@/lib/saga/request-record';
import type { AnswerGroup } from '../entry/answer-groups';
import { plainNameOf } from '../entry/field-words';

const inForm = 'form.';

/** What the server says of the fields of a form that it refused, by their paths in the form. */
export function refusedFields(failure: RequestFailure | null): Readonly<Record<string, string>> {
  if (failure?.code !== 'validation_failed') return {};
  return Object.fromEntries(Object.entries(failure.fields ?? {}).flatMap(([path, message]) => (path.startsWith(inForm) ? [[path.slice(inForm.length), message]] : [])));
}

const groupOf = (path: string, groups: readonly AnswerGroup[]): AnswerGroup | undefined => groups.find(({ step }) => step === path.split('.')[0]);
const hasRow = (path: string, groups: readonly AnswerGroup[]): boolean => groups.some(({ rows }) => rows.some((row) => row.path === path));

/** The id of the link that leads to a path: that of its own row, else of the first row of its section. */
export function rowIdOf(path: string, groups: readonly AnswerGroup[]): string | null {
  const row = hasRow(path, groups) ? path : groupOf(path, groups)?.rows[0]?.path;
  return row === undefined ? null : `row.${row}`;
}

interface RefusalWords {
  groups: readonly AnswerGroup[];
  t: Translate;
}

/** The server's words about each field, with the field's name, or that of the step where it has no row of its own. */
export function refusalErrors(fields: Readonly<Record<string, string>>, { groups, t }: RefusalWords): { fieldId: string | null; text: string }[] {
  const textOf = (path: string, problem: string): string => {
    const step = groupOf(path, groups)?.step;
    return step === undefined ? problem : t('problem.named', { field: hasRow(path, groups) ? plainNameOf(path, t) : t(`step.${step}.title`), problem });
  };
  const errors = Object.entries(fields).map(([path, problem]) => ({ fieldId: rowIdOf(path, groups), text: textOf(path, problem) }));
  return [...new Map(errors.map((error) => [error.text, error])).values()];
}

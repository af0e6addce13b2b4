import type { Translate } from '@/i18n/text-keys';
import type { RequestFailure } from '@/lib/saga/request-record';
import { hasCode } from '@/lib/saga/request-record';
import type { AnswerGroup } from '../form/answer-groups';
import { fieldLabelInSentence } from '../form/field-messages';

const formPathPrefix = 'form.';

/** The server's messages for rejected form fields, by field path. */
export function rejectedFields(failure: RequestFailure | null): Readonly<Record<string, string>> {
  if (!hasCode(failure, 'validation_failed')) return {};
  return Object.fromEntries(
    Object.entries(failure?.fields ?? {}).flatMap(([path, message]) =>
      path.startsWith(formPathPrefix) ? [[path.slice(formPathPrefix.length), message]] : [],
    ),
  );
}

const groupOf = (path: string, groups: readonly AnswerGroup[]): AnswerGroup | undefined =>
  groups.find(({ section }) => section === path.split('.')[0]);
const hasRow = (path: string, groups: readonly AnswerGroup[]): boolean =>
  groups.some(({ rows }) => rows.some((row) => row.path === path));

/** The HTML id that the error summary links to for a path: that of its own row, otherwise of the first row of its section. */
export function rowIdOf(path: string, groups: readonly AnswerGroup[]): string | null {
  const row = hasRow(path, groups) ? path : groupOf(path, groups)?.rows[0]?.path;
  return row === undefined ? null : `row.${row}`;
}

interface RejectedFieldOptions {
  groups: readonly AnswerGroup[];
  t: Translate<'application' | 'application-form'>;
}

/** The server's field messages for the error summary, with the field's label, or the step's title if the field has no row. */
export function rejectedFieldProblems(
  fields: Readonly<Record<string, string>>,
  { groups, t }: RejectedFieldOptions,
): { fieldId: string | null; text: string }[] {
  const textOf = (path: string, problem: string): string => {
    const section = groupOf(path, groups)?.section;
    return section === undefined
      ? problem
      : t('problem.named', {
          field: hasRow(path, groups) ? fieldLabelInSentence(path, t) : t(`section.${section}`),
          problem,
        });
  };
  const problems = Object.entries(fields).map(([path, problem]) => ({
    fieldId: rowIdOf(path, groups),
    text: textOf(path, problem),
  }));
  return [...new Map(problems.map((problem) => [problem.text, problem])).values()];
}

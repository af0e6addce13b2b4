import { applicationSections } from '@/contracts/application/application-choices';
import { toRecord } from '@/lib/object/to-record';
import type { ApplicationFormValues } from '../form/application-form-values';
import { answerGroups, type AnswerRow } from '../form/answer-groups';
import { fieldLabel } from '../form/field-messages';
import { toApplicationForm } from '../form/parse-form-values';
import type { Application } from '../use-application';
import { findDifferences } from './form-differences';

/** An answer that two devices gave differently, in words. */
export interface ConflictRow {
  path: string;
  label: string;
  mine: string;
  theirs: string;
}

type Values = Partial<ApplicationFormValues>;

function typedAt(values: Values, path: string): string {
  const found = path.split('.').reduce<unknown>((value, key) => toRecord(value)[key], values);
  return typeof found === 'string' ? found : '';
}

function labelOf(path: string, t: Application['t']): string {
  const section = applicationSections.find(
    (name) =>
      path === name || (/\.(?:mortgages|persons|directors)$/.test(path) && path.startsWith(name)),
  );
  return section === undefined ? fieldLabel(path, t) : t(`section.${section}`);
}

/** What both sides say where they differ. Identity numbers are shown whole, as in their fields: masked ones would look the same. */
export function conflictRows(
  { context: { product, locale }, t }: Pick<Application, 'context' | 't'>,
  { mine, theirs }: { mine: Values; theirs: Values },
): ConflictRow[] {
  const rowsOf = (values: Values): AnswerRow[] =>
    answerGroups({
      form: toApplicationForm(values, product),
      product,
      t,
      locale,
      invalidPaths: new Set(),
    }).flatMap(({ rows }) => rows);
  const sides = { mine: rowsOf(mine), theirs: rowsOf(theirs) };
  const textOf = (side: 'mine' | 'theirs', path: string): string => {
    if (path.endsWith('.idNumber')) return typedAt(side === 'mine' ? mine : theirs, path);
    const found = sides[side].filter(
      (row) =>
        row.path === path ||
        row.path.startsWith(`${path}.`) ||
        (path === 'property.address' && row.path === 'property.subDistrict'),
    );
    if (found.length > 1 && path !== 'property.address')
      return found
        .map(({ label, value }) => t('problem.named', { field: label, problem: value }))
        .join(' · ');
    return found.map(({ value }) => value).join(', ') || t('answer.notProvided');
  };
  return findDifferences(mine, theirs, product).map((path) => ({
    path,
    label: labelOf(path, t),
    mine: textOf('mine', path),
    theirs: textOf('theirs', path),
  }));
}

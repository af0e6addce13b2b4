import type { ApplicationSection } from '@/contracts/application-choices';
import type { FormProblem } from '@/lib/application/form-problem';
import { formProblems, sectionProblems } from '@/lib/application/form-rules';
import type { FormRules } from '@/lib/application/section-checks';
import type { ApplicationEntries } from './application-entry';
import { formOf, unreadableFields } from './read-entries';

export type EntryProblem = FormProblem | { key: 'unreadable'; limit?: number };
export type EntryProblems = Readonly<Record<string, EntryProblem>>;

const unreadable = { key: 'unreadable' } as const;

function withUnreadable(problems: EntryProblems, entries: Partial<ApplicationEntries>): EntryProblems {
  return { ...problems, ...Object.fromEntries(unreadableFields(entries).map((path) => [path, unreadable])) };
}

/** What is missing, wrong or can't be read in one section, by the field's path. */
export function problemsInSection(section: ApplicationSection, entries: Partial<ApplicationEntries>, rules: FormRules): EntryProblems {
  return withUnreadable(sectionProblems(section, formOf(entries, rules.product), rules), { [section]: entries[section] });
}

/** What keeps the application from being sent. */
export function problemsInAll(entries: Partial<ApplicationEntries>, rules: FormRules): EntryProblems {
  return withUnreadable(formProblems(formOf(entries, rules.product), rules), entries);
}

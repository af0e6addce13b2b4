import type { ApplicationSection } from '@/contracts/application/application-choices';
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

/** A property that is searched for is missing as a whole: its district is not asked for on its own. */
function asAsked(problems: EntryProblems, { property }: Partial<ApplicationEntries>): EntryProblems {
  if (property?.way === 'hand') return problems;
  return Object.fromEntries(Object.entries(problems).filter(([path]) => path !== 'property.subDistrict'));
}

/** What is missing, wrong or can't be read in one section, by the field's path. */
export function problemsInSection(section: ApplicationSection, entries: Partial<ApplicationEntries>, rules: FormRules): EntryProblems {
  return asAsked(withUnreadable(sectionProblems(section, formOf(entries, rules.product), rules), { [section]: entries[section] }), entries);
}

/** What keeps the application from being sent. */
export function problemsInAll(entries: Partial<ApplicationEntries>, rules: FormRules): EntryProblems {
  return asAsked(withUnreadable(formProblems(formOf(entries, rules.product), rules), entries), entries);
}

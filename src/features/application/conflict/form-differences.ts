import {
  applicationSections,
  type ApplicationProduct,
  type ApplicationSection,
} from '@/contracts/application/application-choices';
import { differingPaths, takePaths } from '@/lib/object/json-paths';
import type { ApplicationFormValues } from '../form/application-form-values';
import { toDraftForm } from '../form/parse-form-values';
import { toFormValues } from '../form/to-form-values';

type Values = Partial<ApplicationFormValues>;

/** Paths of answers, as `findDifferences` gives them. */
export type ChosenPaths = readonly string[];

const whereProperty = [
  'inputMethod',
  'search',
  'places',
  'carpark',
  'label',
  'floor',
  'room',
  'address',
  'subDistrict',
  'ageYears',
].map((field) => `property.${field}`);

/** An answer that decides which others there are is chosen together with them. */
const decidingAnswers: Readonly<Record<string, ApplicationSection>> = {
  'applicants.kind': 'applicants',
  'existing.hasMortgages': 'existing',
  'intermediary.involved': 'intermediary',
};

/** The answer that a person sees for a value of the form. */
function answerOf(path: string): string {
  if (whereProperty.some((field) => path === field || path.startsWith(`${field}.`)))
    return 'property.address';
  return (
    decidingAnswers[path] ??
    path.replace(/(\.persons\.\d+)\.home$/, '$1.address').replace(/\.idType$/, '.idNumber')
  );
}

/** The values of the form that make up an answer. */
function valuesOf(answer: string): readonly string[] {
  if (answer === 'property.address') return whereProperty;
  if (answer.endsWith('.idNumber')) return [answer, answer.replace(/idNumber$/, 'idType')];
  return /\.persons\.\d+\.address$/.test(answer)
    ? [answer, answer.replace(/address$/, 'home')]
    : [answer];
}

/** As it comes back from a draft, so that `3m` and `3,000,000` are the same. */
const asSaved = (values: Values, product: ApplicationProduct): Values =>
  toFormValues(toDraftForm(values, product));

/** The answers that both have and that differ; what only one of them has stays whatever is chosen. */
export function findDifferences(
  mine: Values,
  theirs: Values,
  product: ApplicationProduct,
): string[] {
  const [own, other] = [asSaved(mine, product), asSaved(theirs, product)];
  const answers = new Set(
    applicationSections
      .filter((section) => own[section] && other[section])
      .flatMap((section) => differingPaths(own[section], other[section], section))
      // The privacy notice is left out: both sides must have accepted it to answer anything.
      .filter((path) => path !== 'consents.privacyNotice')
      .map(answerOf),
  );
  return [...answers].filter(
    (answer) => ![...answers].some((wider) => answer.startsWith(`${wider}.`)),
  );
}

/** The answers of this tab, with the chosen ones and the sections that it lacks from the other side. */
export function mergeChosen({
  mine,
  theirs,
  chosen,
}: {
  mine: Values;
  theirs: Values;
  chosen: ChosenPaths;
}): Values {
  return { ...theirs, ...takePaths(mine, theirs, chosen.flatMap(valuesOf)) };
}

/** The sections of `values` that are not saved as they are. */
export function changedSections(
  values: Values,
  saved: Values,
  product: ApplicationProduct,
): ApplicationSection[] {
  const [own, other] = [asSaved(values, product), asSaved(saved, product)];
  return applicationSections.filter(
    (section) => differingPaths(own[section], other[section]).length > 0,
  );
}

import type { Translate } from '@/i18n/server';
import type { RequestFailure } from '@/lib/saga/request-record';
import type { FormField, FormProblems } from '../valuation-form';

/** Which field a refused quote means; the words come with the answer. */
const fieldOfCode: Readonly<Record<string, FormField>> = {
  chooseProperty: 'place', placesDoNotMatch: 'place', unknownPlace: 'place', districtMissing: 'district', areaMissing: 'area', areaOutOfRange: 'area',
  floorDoesNotExist: 'floor', floorMissing: 'floor', ageOutOfRange: 'age',
};

/** Failures that no server put into words for the visitor. */
const wordless = /^(?:transport|bad_answer|err_.*|econn.*|etimedout)$/;

/** What is said of a failed quote; a transport's own words are no reader's. */
export const failureWords = ({ code, message }: RequestFailure, t: Translate): string => (message === '' || wordless.test(code) ? t('problem.failed') : message);

export type FieldMessages = Partial<Record<FormField, string>>;

/** What stands below each field: what was found missing or unreadable here, else what the API said of it. */
export function fieldMessages(problems: FormProblems, failure: RequestFailure | null, t: Translate): FieldMessages {
  const own = Object.fromEntries(Object.entries(problems).map(([field, kind]) => [field, t(`problem.${field}.${kind}`)]));
  const field = failure ? fieldOfCode[failure.code] : undefined;
  return field && failure && Object.keys(own).length === 0 ? { [field]: failure.message } : own;
}

import type { Translate } from '@/i18n/server';
import { isTechnicalError } from '@/lib/api/technical-error';
import type { RequestFailure } from '@/lib/saga/request-record';
import type { FormField, FieldErrors } from '../valuation-form';

/** The field that a quote's error code refers to; the message comes with the answer. */
const fieldByErrorCode: Readonly<Record<string, FormField>> = {
  chooseProperty: 'place',
  placesDoNotMatch: 'place',
  unknownPlace: 'place',
  districtMissing: 'district',
  areaMissing: 'area',
  areaOutOfRange: 'area',
  floorDoesNotExist: 'floor',
  floorMissing: 'floor',
  ageOutOfRange: 'age',
};

/** The message of a failed quote; a generic one for technical errors. */
export const failureMessage = (failure: RequestFailure, t: Translate): string =>
  isTechnicalError(failure) ? t('problem.failed') : failure.message;

export type FieldMessages = Partial<Record<FormField, string>>;

/** The message below each field: local validation errors, otherwise the API's error. */
export function fieldMessages(
  problems: FieldErrors,
  failure: RequestFailure | null,
  t: Translate,
): FieldMessages {
  const own = Object.fromEntries(
    Object.entries(problems).map(([field, kind]) => [field, t(`problem.${field}.${kind}`)]),
  );
  const field = failure ? fieldByErrorCode[failure.code] : undefined;
  return field && failure && Object.keys(own).length === 0 ? { [field]: failure.message } : own;
}

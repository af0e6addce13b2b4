import { composedKey } from '@/i18n/composed-key';
import type { Translate } from '@/i18n/text-keys';
import { isTechnicalError } from '@/lib/api/technical-error';
import type { RequestFailure } from '@/lib/saga/request-record';
import type { FormField, FieldProblems } from '../valuation-form';

/** The field that a quote's error code refers to; the message comes with the answer. */
const fieldByErrorCode: Readonly<Record<string, FormField>> = {
  chooseProperty: 'place',
  placesDoNotMatch: 'place',
  unknownPlace: 'place',
  districtMissing: 'district',
  streetElsewhere: 'address',
  addressUnclear: 'address',
  areaMissing: 'area',
  areaOutOfRange: 'area',
  floorDoesNotExist: 'floor',
  floorMissing: 'floor',
  ageOutOfRange: 'age',
  ageDoesNotMatch: 'age',
};

/** The message of a failed quote; a generic one for technical errors. */
export const failureMessage = (failure: RequestFailure, t: Translate<'evaluation'>): string =>
  isTechnicalError(failure) ? t('problem.failed') : failure.message;

export type FieldMessages = Partial<Record<FormField, string>>;

/** The id of a field's control, for the link of the error summary. */
export const fieldId = (field: FormField): string => `valuation-${field}`;

/** In the order of the form. */
const fields: readonly FormField[] = [
  'district',
  'place',
  'carpark',
  'propertyType',
  'address',
  'floor',
  'area',
  'age',
];

/** The errors of the form with the controls that they belong to; an error of the whole quote belongs to none. */
export function summaryErrors(
  messages: FieldMessages,
  failure: string | null,
): { fieldId: string | null; text: string }[] {
  const errors = fields.flatMap((field) => {
    const text = messages[field];
    return text ? [{ fieldId: fieldId(field), text }] : [];
  });
  return errors.length === 0 && failure !== null ? [{ fieldId: null, text: failure }] : errors;
}

/** The message below each field: local problems, otherwise what the API answered. */
export function fieldMessages(
  problems: FieldProblems,
  failure: RequestFailure | null,
  t: Translate<'evaluation'>,
): FieldMessages {
  const own = Object.fromEntries(
    Object.entries(problems).map(([field, kind]) => [
      field,
      t(composedKey<'evaluation'>(`problem.${field}.${kind}`)),
    ]),
  );
  const field = failure ? fieldByErrorCode[failure.code] : undefined;
  return field && failure && Object.keys(own).length === 0 ? { [field]: failure.message } : own;
}

import type { Readable } from 'node:stream';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { asRequest } from '@/contracts/endpoint-values';
import type { ParsedEndpointRequest } from '@/contracts/endpoints';
import { ServiceError } from '../../common/service-error';
import type { DeskFormKey, PublicFormKey, UploadFormKey } from '../endpoint-keys';
import { readForm, type IncomingForm } from './multipart';
import { parseOrThrow } from '../parse-request';

/** What a text part of a form may hold: of a public one a text of 2,000 Chinese characters or the token of the bot check, of an upload the name of a slot or a reference, of one by staff what is to be seen on an image. */
export const maxFieldBytes = { publicForm: 8_192, upload: 200, desk: 1_200 };

/** A call whose body is a form with one file. */
export type FormKey = PublicFormKey | UploadFormKey | DeskFormKey;

/** A form with one file, handed on as it comes. */
export type UploadRequest<K extends FormKey> = ParsedEndpointRequest<K> & {
  file: { name: string; bytes: Readable };
  /** Resolves when the form was complete and held nothing else. */
  completed: Promise<void>;
};

/** Reads a form up to its file and passes it to `respondTo`; what `respondTo` leaves of the body is drained. */
export async function withUploadForm<K extends FormKey>(
  {
    definition,
    body,
    maxFieldBytes,
  }: { definition: EndpointDefinition; body: Request; maxFieldBytes: number },
  respondTo: (request: UploadRequest<K>) => Promise<Response>,
): Promise<Response> {
  const reader = readForm(body, { maxFieldBytes });
  try {
    return await respondTo(toUploadRequest<K>(definition, await reader.form));
  } finally {
    reader.release();
  }
}

function toUploadRequest<K extends FormKey>(
  definition: EndpointDefinition,
  { fields, file, completed }: IncomingForm,
): UploadRequest<K> {
  const form = definition.form ? parseOrThrow(definition.form, fields) : {};
  if (!file) throw new ServiceError('file_missing');
  return { ...asRequest<K>({ form }), file, completed };
}

import type { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import type { endpoints, EndpointKey } from '@/contracts/endpoints';

type KeyOf<A extends EndpointDefinition['access']> = {
  [K in EndpointKey]: (typeof endpoints)[K]['access'] extends A ? K : never;
}[EndpointKey];
type FileKeyOf<K extends EndpointKey> = {
  [F in K]: (typeof endpoints)[F] extends { responseKind: 'file' } ? F : never;
}[K];
type FormKeyOf<K extends EndpointKey> = {
  [F in K]: (typeof endpoints)[F] extends { form: z.ZodObject } ? F : never;
}[K];

export type PublicFormKey = FormKeyOf<KeyOf<'public'>>;
export type PublicFileKey = FileKeyOf<KeyOf<'public'>>;
export type PublicEndpointKey = Exclude<KeyOf<'public'>, PublicFormKey | PublicFileKey>;
export type CustomerEndpointKey = KeyOf<'customer'>;
export type DeskFileKey = FileKeyOf<KeyOf<'desk'>>;
export type DeskFormKey = FormKeyOf<KeyOf<'desk'>>;
export type DeskEndpointKey = Exclude<KeyOf<'desk'>, DeskFileKey | DeskFormKey>;
export type UploadFileKey = FileKeyOf<KeyOf<'upload'>>;
export type UploadFormKey = FormKeyOf<KeyOf<'upload'>>;
export type UploadEndpointKey = Exclude<KeyOf<'upload'>, UploadFileKey | UploadFormKey>;

/** The return value of a handler; it is validated against the contract. */
export type ResponseBody<K extends EndpointKey> = z.input<(typeof endpoints)[K]['response']>;

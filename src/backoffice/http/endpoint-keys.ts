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
export type PublicEndpointKey = Exclude<KeyOf<'public'>, PublicFormKey>;
export type CustomerEndpointKey = KeyOf<'customer'>;
export type DeskFileKey = FileKeyOf<KeyOf<'desk'>>;
export type DeskEndpointKey = Exclude<KeyOf<'desk'>, DeskFileKey>;
export type UploadFileKey = FileKeyOf<KeyOf<'upload'>>;
export type UploadFormKey = FormKeyOf<KeyOf<'upload'>>;
export type UploadEndpointKey = Exclude<KeyOf<'upload'>, UploadFileKey | UploadFormKey>;

/** What a handler gives back: the contract checks it on the way out. */
export type ResponseBody<K extends EndpointKey> = z.input<(typeof endpoints)[K]['response']>;

import type { z } from 'zod';
import type { Permission } from './staff/permissions';

/** One API endpoint: address, request and response. `{name}` in `path` is filled from `params`. */
export type EndpointDefinition = EndpointAccess & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/v1/${string}`;
  summary: string;
  params?: z.ZodObject;
  /** A strict object, unless anybody may call: a filter that is written wrong must not answer as if there were none. */
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The text parts of a `multipart/form-data` body; one part named `file` comes after them. */
  form?: z.ZodObject;
  response: z.ZodType;
  /** What a reader accepts, where that is more than `response` promises; its output has the type of `response`. */
  readable?: z.ZodType;
  /** The response is a file, or JSON on failure. */
  responseKind?: 'file';
};

/** Who may call: `customer` calls are those of a signed-in customer, `upload` calls those of one or of an `upload` proof, `desk` calls those of staff and of keys with the permission, or of whichever member of staff is `signed-in`. */
type EndpointAccess =
  | { access: 'public' | 'customer' | 'upload'; permission?: undefined }
  | { access: 'desk'; permission: Permission | 'signed-in' };

export type RequestPart = 'params' | 'query' | 'body' | 'form';

/** What a caller passes: an object with exactly the parts that the endpoint declares. */
export type RequestOf<E> = {
  [P in RequestPart as E extends Record<P, z.ZodType> ? P : never]: E extends Record<
    P,
    infer S extends z.ZodType
  >
    ? z.input<S>
    : never;
} & FileOf<E>;

type FileOf<E> = E extends { form: z.ZodType } ? { file: File } : unknown;

/** What a handler receives after validation, defaults filled in. */
export type ParsedRequestOf<E> = {
  [P in RequestPart as E extends Record<P, z.ZodType> ? P : never]: E extends Record<
    P,
    infer S extends z.ZodType
  >
    ? z.output<S>
    : never;
};

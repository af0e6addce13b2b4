import { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { keyPermissions } from '@/contracts/staff/permissions';
import type { CookieName, CredentialName } from './cookie-notes';
import { errorCodesOf, type ErrorResponseWriter } from './error-responses';
import type { SchemaWriter } from './json-schema';
import type { Content, Header, Operation, Parameter, Reference, Response } from './openapi-types';
import type { OperationNotes } from './operation-notes';
import { cookieParameter, referToParameter } from './parameters';

const json = 'application/json';
const binary = { type: 'string', format: 'binary' } as const;
const requestId = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };

const credentialsByAccess: Record<
  EndpointDefinition['access'],
  readonly (readonly CredentialName[])[]
> = {
  public: [],
  desk: [['deskToken'], ['deskSession']],
  customer: [['loginToken']],
  upload: [['loginToken'], ['proofToken']],
};

/** An API key is not accepted by operations that only people may use. */
function credentialsOf({ access, permission }: EndpointDefinition) {
  const isForKeys = keyPermissions.some((one) => one === permission);
  return access === 'desk' && !isForKeys ? [['deskSession'] as const] : credentialsByAccess[access];
}

type Notes = Partial<OperationNotes>;
type Example = OperationNotes['example'];

interface OperationParts {
  definition: EndpointDefinition;
  notes: Notes | undefined;
  schemas: SchemaWriter;
  errors: ErrorResponseWriter;
}

/** Everything of an operation but its name and place. */
export function writeOperation({
  definition,
  notes = {},
  schemas,
  errors,
}: OperationParts): Omit<Operation, 'operationId' | 'summary' | 'tags'> {
  const { permission } = definition;
  const description = [
    ...(notes.description ? [notes.description] : []),
    ...(permission === undefined
      ? []
      : [
          permission === 'signed-in'
            ? 'For every member of staff who is signed in.'
            : `Needs the permission \`${permission}\`.`,
        ]),
  ].join(' ');
  const example: Example = notes.example ?? {};
  const sets = notes.credentials ?? credentialsOf(definition);
  const content = requestContent(definition, { schemas, example });
  return {
    ...(description === '' ? {} : { description }),
    security: sets.map((names) => Object.fromEntries(names.map((name) => [name, []]))),
    parameters: [
      ...inputParameters(definition, { schemas, example }),
      ...headerParameters(notes),
      ...(notes.readsCookies ?? []).map(cookieParameter),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      200: success(definition, { notes, schemas, example }),
      ...(notes.hasEntityTag
        ? { 304: { description: 'The answer that the caller has is still good.', headers: tagged } }
        : {}),
      ...errors.refer(errorCodesOf(definition, notes)),
    },
  };
}

function headerParameters({
  needsIdempotencyKey,
  needsVersion,
  takesVersion,
  hasEntityTag,
}: Notes): Reference[] {
  return [
    referToParameter('AcceptLanguage'),
    ...(needsIdempotencyKey ? [referToParameter('IdempotencyKey')] : []),
    ...(needsVersion ? [referToParameter('IfMatch')] : []),
    ...(takesVersion ? [referToParameter('SeenVersion')] : []),
    ...(hasEntityTag ? [referToParameter('IfNoneMatch')] : []),
  ];
}

interface Writing {
  schemas: SchemaWriter;
  example: Example;
}

function inputParameters(
  { params, query }: EndpointDefinition,
  { schemas, example }: Writing,
): Parameter[] {
  const of = (place: 'path' | 'query', schemaByName: z.ZodObject | undefined, examples: unknown) =>
    Object.entries<z.ZodType>(schemaByName?.shape ?? {}).map(([name, schema]): Parameter => {
      const value: unknown = Reflect.get(Object(examples), name);
      return {
        name,
        in: place,
        required: place === 'path' || !isOptional(schema),
        schema: schemas.input(schema),
        ...(value === undefined ? {} : { example: value }),
      };
    });
  return [...of('path', params, example.params), ...of('query', query, example.query)];
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

function requestContent(
  { body, form }: EndpointDefinition,
  { schemas, example }: Writing,
): Content | undefined {
  if (body) return { [json]: { schema: schemas.input(body), ...exampleOf(example.body) } };
  if (!form) return undefined;
  // One schema for all parts: a component that lets nothing else pass would refuse the file beside it.
  const { properties, ...schema } = schemas.input(form.extend({ file: z.file() }));
  const file = { ...binary, description: 'After the text parts.' };
  return {
    'multipart/form-data': {
      schema: { ...schema, properties: { ...properties, file } },
      example: { ...Object(example.form), file: 'The bytes of the file' },
    },
  };
}

const tagged = {
  ...requestId,
  ETag: {
    description: 'Changes with the answer.',
    required: true,
    schema: { type: 'string' },
  },
} satisfies Record<string, Header | Reference>;
const attachment = {
  ...requestId,
  'Content-Disposition': {
    description: 'Always an attachment, with the name of the file.',
    required: true,
    schema: { type: 'string' },
  },
} satisfies Record<string, Header | Reference>;

function success(
  { response, responseKind }: EndpointDefinition,
  { notes, schemas, example }: Writing & { notes: Notes },
): Response {
  if (responseKind === 'file')
    return {
      description: 'The file.',
      headers: notes.isInline ? requestId : attachment,
      content: Object.fromEntries(
        (notes.fileTypes ?? ['application/octet-stream']).map((type) => [type, { schema: binary }]),
      ),
    };
  return {
    description: 'Done.',
    headers: {
      ...(notes.hasEntityTag ? tagged : requestId),
      ...(notes.hasCsv
        ? {
            'Content-Disposition': {
              description: 'Of CSV: an attachment, with the name of the file.',
              schema: { type: 'string' },
            },
            'Content-Language': {
              description: 'Of CSV: the language of its header.',
              schema: { type: 'string' },
            },
          }
        : {}),
      ...(notes.setsCookies ? { 'Set-Cookie': cookieHeader(notes.setsCookies) } : {}),
    },
    content: {
      [json]: { schema: schemas.output(response), ...exampleOf(example.response) },
      ...(notes.hasCsv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
    },
  };
}

const exampleOf = (value: unknown): { example?: unknown } =>
  value === undefined ? {} : { example: value };

function cookieHeader(names: readonly CookieName[]): Header {
  return {
    description: `May set ${names.map((name) => `\`${name}\``).join(' or ')}: \`HttpOnly\`, \`SameSite=Lax\`, on https \`Secure\` and called \`__Host-…\`.`,
    schema: { type: 'string' },
  };
}

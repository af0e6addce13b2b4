import type { z } from 'zod';
import { createOpenApiDocument } from '@/backoffice/http/openapi/openapi-document';
import { operationGroups } from '@/backoffice/http/openapi/operation-groups';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import type { Operation } from '@/backoffice/http/openapi/openapi-types';
import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { lintOpenApi } from '@test/support/openapi/redocly';

const document = createOpenApiDocument('https://site.example');
const definitions = Object.entries<EndpointDefinition>(endpoints);
const groups = Object.values<OperationGroup>(operationGroups);
const operationOf = (key: EndpointKey): Operation => {
  const { method, path } = endpoints[key];
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${key} is not described`);
  return operation;
};

describe('The OpenAPI document', () => {
  it('passes every recommended rule of redocly lint, examples against their schemas included', () => {
    const described = createOpenApiDocument('https://www.lender.hk');
    expect(lintOpenApi(described)).toEqual([]);
    const faulty = {
      ...described,
      paths: { '/api/v1/site/navs': described.paths['/api/v1/site/navs'] },
    };
    expect(lintOpenApi({ ...faulty, servers: undefined })).toContainEqual(
      expect.stringContaining('no-empty-servers'),
    );
  }, 60_000);

  it('lists exactly the endpoints', () => {
    const listed = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(listed.sort()).toEqual(
      definitions.map(([key, { method, path }]) => `${key} ${method} ${path}`).sort(),
    );
  });

  it('has each endpoint once below one heading, with its example', () => {
    const noted = groups.flatMap(({ operations }) => Object.keys(operations));
    expect(noted.sort()).toEqual(definitions.map(([key]) => key).sort());
    expect(document.tags.map((tag) => tag['x-displayName'])).toEqual(
      groups.map(({ name }) => name),
    );
    expect(operationOf('deskContents').tags).toEqual(['desk-content']);
  });

  it.each(definitions)(
    'shows a call of %s that the contract accepts as it stands',
    (key, parts) => {
      const notes = groups.flatMap(({ operations }) =>
        Object.entries(operations).filter(([name]) => name === key),
      );
      const example: Record<string, unknown> = { ...notes[0]?.[1]?.example };
      const problems = (['params', 'query', 'body', 'form', 'response'] as const).flatMap(
        (part) => {
          const schema = parts[part];
          const hasNone = part === 'response' && parts.responseKind === 'file';
          if (!schema || hasNone) return [];
          return problemsOf(part, schema.safeParse(example[part]));
        },
      );
      expect(problems).toEqual([]);
    },
  );

  it('says who is let in: staff at the desk, customers to what is theirs, everybody elsewhere', () => {
    expect(operationOf('deskContents').security).toEqual([{ deskToken: [] }, { deskSession: [] }]);
    expect(operationOf('deskSession').security).toEqual([{ deskSession: [] }]);
    expect(operationOf('loans').security).toEqual([{ loginToken: [] }]);
    expect(operationOf('listDocuments').security).toEqual([{ loginToken: [] }, { proofToken: [] }]);
    expect(operationOf('internetWithdrawal').security).toEqual([
      { loginToken: [], proofToken: [] },
    ]);
    expect(operationOf('createApplication').security).toContainEqual({ proofToken: [] });
    expect(operationOf('navs').security).toEqual([]);
  });

  it('names the header of calls that must not happen twice', () => {
    const keyed = definitions
      .map(([key]) => key as EndpointKey)
      .filter((key) =>
        JSON.stringify(operationOf(key).parameters).includes('/parameters/IdempotencyKey'),
      );
    expect(keyed.sort()).toEqual(
      [
        'createApplication',
        'deskStartThread',
        'endAutopay',
        'increaseCreditLimit',
        'internetInfoUpd',
        'internetWithdrawal',
        'losContactUs',
        'paymHoliday',
        'requestAutopay',
        'requestClosure',
        'requestMyData',
        'requestPrepayment',
        'requestRelease',
        'requestSettlement',
        'startThread',
        'writeInThread',
      ].sort(),
    );
  });

  it('gives each way to fail its status, its words and what comes with it', () => {
    const { responses } = operationOf('cancelRequest');
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '429',
      '500',
      '503',
    ]);
    const { session_ended: ended, rate_limited: limited } = document.components.responses;
    expect(ended?.description).toBe(
      '`session_ended`: You have been signed out. Please sign in again.',
    );
    expect(Object.keys(ended?.headers ?? {})).toContain('Set-Cookie');
    expect(Object.keys(limited?.headers ?? {})).toContain('Retry-After');
  });

  it('keeps every rule of a field, a multiple of a cent and the shape of a key included', () => {
    const { schemas } = document.components;
    expect(schemas.WithdrawalRequest?.properties?.amount).toEqual({
      type: 'number',
      minimum: 0.01,
      maximum: 1_000_000_000,
      multipleOf: 0.01,
    });
    expect(schemas.ContactUsRequest?.properties?.name).toMatchObject({
      minLength: 1,
      maxLength: 80,
      pattern: '^[^\\p{Cc}\\p{Cs}]*$',
    });
    expect(schemas.CommonConfig?.properties?.contactWaitSeconds).toEqual({
      type: 'integer',
      minimum: 1,
    });
    expect(schemas.Draft?.properties?.expiresAt).toEqual({
      type: 'string',
      format: 'date-time',
      description: 'In UTC: it ends in `Z`.',
    });
    expect(schemas.RuleAnswers?.propertyNames).toMatchObject({
      pattern: '^[a-z][a-zA-Z0-9-]{0,40}$',
    });
    expect(schemas.Product?.properties?.ltvMax).toEqual({
      anyOf: [{ type: 'number', exclusiveMinimum: 0, maximum: 100 }, { type: 'null' }],
    });
  });

  it('has the text parts of a form and its file in one schema, which would else refuse the file', () => {
    const forms = definitions.filter(([, { form }]) => form);
    expect(forms.map(([key]) => key)).toEqual([
      'deskAddMedium',
      'uploadDocument',
      'deskAddDocument',
      'applyForJob',
    ]);
    const schemas = forms.map(
      ([key]) =>
        operationOf(key as EndpointKey).requestBody?.content['multipart/form-data']?.schema,
    );
    expect(schemas).toMatchObject([
      { additionalProperties: false, properties: { altEn: {}, file: { format: 'binary' } } },
      { additionalProperties: false, properties: { slot: {}, file: { format: 'binary' } } },
      { additionalProperties: false, properties: { cameBy: {}, file: { format: 'binary' } } },
      { additionalProperties: false, properties: { consent: {}, file: { format: 'binary' } } },
    ]);
    expect(schemas.map((schema) => schema && '$ref' in schema)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('says in words what a schema cannot: the rules that are written in code', () => {
    expect(JSON.stringify(operationOf('deskCreateNotification').requestBody)).toContain(
      'NotificationInput',
    );
    expect(document.components.schemas.NotificationInput?.description).toBe(
      '`endsAt` is after `startsAt`.',
    );
    expect(undescribedRefinements()).toEqual([]);
  });
});

function problemsOf(part: string, result: z.ZodSafeParseResult<unknown>): string[] {
  return result.success ? [] : [`${part}: ${result.error.message}`];
}

/** Places in the contract where code refuses what the schema lets pass, without a word about it. */
function undescribedRefinements(): string[] {
  const seen = new Set<unknown>();
  const found: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const zod: unknown = Reflect.get(value, '_zod');
    const def: unknown = Reflect.get(Object(zod), 'def');
    const checks: unknown = Reflect.get(Object(def), 'checks');
    const isRefined =
      Array.isArray(checks) &&
      checks.some((check: z.core.$ZodCheck) => check._zod.def.check === 'custom');
    if (isRefined && !Reflect.get(value, 'description')) found.push(path);
    for (const [name, inner] of Object.entries(Object(def ?? value)))
      visit(inner, `${path}.${name}`);
  };
  for (const [key, { params, query, body, form, response }] of definitions)
    visit({ params, query, body, form, response }, key);
  return found;
}

import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints } from '@/contracts/endpoints';
import { errorBodySchema } from '@/contracts/errors';
import { brand } from '@/config/brand';
import { credentials } from './cookie-notes';
import { createErrorResponseWriter, headers } from './error-responses';
import { createSchemaWriter } from './json-schema';
import type { OpenApiDocument, Operation } from './openapi-types';
import type { OperationGroup, OperationNotes } from './operation-notes';
import { operationGroups } from './operation-groups';
import { writeOperation } from './operation';
import { commonParameters } from './parameters';
import { schemaNames } from './schema-names';

export const apiTitle = 'Mortgage site API';
const description = `
What the site asks of a back office. An API that answers as described here can stand behind the site (\`API_BASE_URL\`).

- **Language**: send \`Accept-Language: en\`, \`zh-HK\` or \`zh-CN\`; messages of failures and plain texts come in it.
- **Shapes**: a list is \`{ "data": [...] }\`. Fields that are not described may be added to an answer; the site takes no notice of them.
- **Localised fields** end in \`En\`, \`Hk\` (Traditional Chinese) and \`Cn\` (Simplified Chinese). They may hold tokens such as \`{brand}\`, which the site fills in.
- **Figures**: money in HK$ with at most two decimals, rates in percent a year, areas in square feet, terms in months. Days are \`YYYY-MM-DD\` in Hong Kong; instants are in UTC.
- **Failures** carry \`code\`, a message for the person who called, and \`fields\` where their input was wrong.
- **Cookies**: a change that is sent with a cookie must come from the site's own pages (\`Sec-Fetch-Site\` or \`Origin\` say so), else it is \`cross_site\`.
- **Once only**: calls with an \`Idempotency-Key\` happen once for each key; sent again with the same body, they give the first answer again.
`.trim();

/** The contract as OpenAPI 3.1, made from the endpoint map and the notes on each operation. */
export function createOpenApiDocument(siteUrl: string): OpenApiDocument {
  const schemas = createSchemaWriter(schemaNames);
  const errors = createErrorResponseWriter(schemas.output(errorBodySchema));
  const paths: OpenApiDocument['paths'] = {};
  for (const [key, definition] of Object.entries<EndpointDefinition>(endpoints)) {
    const { tag, notes } = notesByKey.get(key) ?? { tag: 'other', notes: undefined };
    const operation: Operation = {
      operationId: key,
      summary: definition.summary,
      tags: [tag],
      ...writeOperation({ definition, notes, schemas, errors }),
    };
    (paths[definition.path] ??= {})[definition.method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: apiTitle,
      version: '1',
      summary: 'The API that the mortgage site is a client of',
      description,
      contact: { name: brand.nameEn, url: siteUrl },
      license: {
        name: 'All rights reserved',
        url: new URL('/en/terms-and-conditions', siteUrl).href,
      },
    },
    servers: [{ url: siteUrl, description: 'This site' }],
    tags: groups.map(([key, { name, description: text }]) => ({
      name: tagOf(key),
      'x-displayName': name,
      description: text,
    })),
    paths,
    components: {
      securitySchemes: credentials,
      schemas: schemas.components(),
      parameters: commonParameters,
      headers,
      responses: errors.components(),
    },
  };
}

const groups = Object.entries<OperationGroup>(operationGroups);

/** `deskLoan` is the tag `desk-loan`, as it stands in addresses of the reference. */
const tagOf = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const notesByKey = new Map(
  groups.flatMap(([group, { operations }]) =>
    Object.entries<OperationNotes | undefined>(operations).map(
      ([key, notes]) => [key, { tag: tagOf(group), notes }] as const,
    ),
  ),
);

import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints } from '@/contracts/endpoints';
import { errorBodySchema } from '@/contracts/errors';

type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type OpenApiMethod = 'get' | 'post' | 'put' | 'delete';

const methods: Record<EndpointDefinition['method'], OpenApiMethod> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
};
export const apiTitle = 'Mortgage site API';
const json = 'application/json';
/** Any one scheme of a list authenticates the call. */
const security: Record<
  Exclude<EndpointDefinition['access'], 'public'>,
  Record<string, string[]>[]
> = {
  desk: [{ deskToken: [] }],
  customer: [{ loginToken: [] }],
  upload: [{ loginToken: [] }, { proofToken: [] }],
};
const binary = z.string().meta({ format: 'binary' });

/** The contract as OpenAPI 3.1, made from the endpoint map. */
export function createOpenApiDocument(siteUrl: string): OpenApiDocument {
  const { openAPIRegistry: registry, ...generator } = createOpenApiGenerator();
  registry.registerComponent('securitySchemes', 'deskToken', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'loginToken', {
    type: 'apiKey',
    in: 'cookie',
    name: 'login_token',
  });
  registry.registerComponent('securitySchemes', 'proofToken', {
    type: 'apiKey',
    in: 'cookie',
    name: 'proof_token',
  });
  const errorContent = { [json]: { schema: registry.register('Error', errorBodySchema) } };
  for (const [operationId, definition] of Object.entries<EndpointDefinition>(endpoints)) {
    const { method, path, summary, access, params, query, body, form, response, responseKind } =
      definition;
    registry.registerPath({
      method: methods[method],
      path,
      operationId,
      summary,
      tags: [path.split('/')[3] ?? 'other'],
      ...(access === 'public' ? {} : { security: security[access] }),
      request: {
        ...(params ? { params } : {}),
        ...(query ? { query } : {}),
        ...(body ? { body: { required: true, content: { [json]: { schema: body } } } } : {}),
        ...(form
          ? {
              body: {
                required: true,
                content: { 'multipart/form-data': { schema: form.extend({ file: binary }) } },
              },
            }
          : {}),
      },
      responses: {
        200: {
          description: 'Done',
          content:
            responseKind === 'file'
              ? { 'application/octet-stream': { schema: binary } }
              : { [json]: { schema: response } },
        },
        default: {
          description: 'Failed; the message is in the language of Accept-Language',
          content: errorContent,
        },
      },
    });
  }
  return generator.document({
    openapi: '3.1.0',
    info: {
      title: apiTitle,
      version: '1',
      description: 'What the site asks of a back office. Send Accept-Language: en, zh-HK or zh-CN.',
    },
    servers: [{ url: siteUrl }],
  });
}

function createOpenApiGenerator() {
  const app = new OpenAPIHono();
  return {
    openAPIRegistry: app.openAPIRegistry,
    document: (config: Parameters<typeof app.getOpenAPI31Document>[0]) =>
      app.getOpenAPI31Document(config),
  };
}

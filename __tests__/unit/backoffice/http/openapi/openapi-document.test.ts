import { createOpenApiDocument } from '@/backoffice/http/openapi/openapi-document';
import { endpoints } from '@/contracts/endpoints';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';

const document = createOpenApiDocument('https://site.example');
const definitions = Object.entries<EndpointDefinition>(endpoints);

describe('The OpenAPI document', () => {
  it('lists exactly the endpoints', () => {
    const listed = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]: [string, { operationId: string }]) =>
          `${operation.operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(listed.sort()).toEqual(
      definitions.map(([key, { method, path }]) => `${key} ${method} ${path}`).sort(),
    );
  });

  it('says who is let in: staff at the desk, customers to what is theirs, everybody elsewhere', () => {
    const securityOf = (path: string) => document.paths?.[path]?.get?.security;
    expect(securityOf('/api/v1/desk/pages')).toEqual([{ deskToken: [] }]);
    expect(securityOf('/api/v1/los/loans')).toEqual([{ loginToken: [] }]);
    expect(securityOf('/api/v1/los/documents')).toEqual([{ loginToken: [] }, { proofToken: [] }]);
    expect(document.paths?.['/api/v1/site/navs']?.get?.security).toBeUndefined();
  });

  it('describes what a page is and how a call fails', () => {
    const get = document.paths?.['/api/v1/site/pages/{slug}']?.get;
    expect(JSON.stringify(get?.responses?.[200])).toContain(
      '"titleHk":{"type":"string","minLength":1}',
    );
    expect(JSON.stringify(get?.responses?.default)).toContain('#/components/schemas/Error');
  });
});

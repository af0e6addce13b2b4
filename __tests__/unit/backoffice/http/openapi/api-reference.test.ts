import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { ApiEnv } from '@/backoffice/http/api-types';
import { registerApiReference } from '@/backoffice/http/openapi/api-reference';

const api = new Hono<ApiEnv>();
registerApiReference(api, { prefix: '/api/v1', siteUrl: 'https://site.example' });

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return api.request(`https://site.example${path}`, { headers });
}

async function scriptPath(): Promise<string> {
  const html = await (await get('/api/v1/docs')).text();
  return /<script src="([^"]+)"/.exec(html)?.[1] ?? '';
}

describe('The API reference', () => {
  it('is a page with a policy of its own, which admits scripts from this site only', async () => {
    const response = await get('/api/v1/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]),
    );
    expect(policy?.join(' ')).not.toMatch(/unsafe|https?:/);
  });

  it.each([
    { page: '/api/v1/docs', part: '/api/v1/docs/site.json' },
    { page: '/api/v1/docs/desk', part: '/api/v1/docs/desk.json' },
  ])('has no inline script, and points Redoc on $page to its part', async ({ page, part }) => {
    const html = await (await get(page)).text();
    expect(html.match(/<script[^>]*>/g)).toHaveLength(1);
    expect(html).toMatch(/<script src="\/api\/v1\/docs\/redoc\.js\?v=[0-9a-f]{16}"><\/script>/);
    expect(html).not.toMatch(/\son\w+=|style=/);
    expect(html).toContain(`<redoc spec-url="${part}">`);
  });

  it('leaves no call and no heading out of its two parts, and has none in both', async () => {
    const read = async (path: string) => {
      const { paths, tags } = await (await get(path)).json();
      return [...Object.keys(paths), ...tags.map(({ name }: { name: string }) => name)];
    };
    const whole = await read('/api/v1/openapi.json');
    const site = await read('/api/v1/docs/site.json');
    const desk = await read('/api/v1/docs/desk.json');
    expect([...site, ...desk].sort()).toEqual(whole.sort());
    expect(site.filter((name) => name.includes('desk'))).toEqual([]);
  });

  it('serves its script for good, under an address that changes with it', async () => {
    const response = await get(await scriptPath());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toContain('Redoc');
  });

  it('asks no other host for an image', async () => {
    expect(await (await get(await scriptPath())).text()).not.toContain('cdn.redoc.ly');
  });

  it.each(['/api/v1/docs/redoc.js', '/api/v1/openapi.json'])(
    'compresses %s for those who take gzip',
    async (path) => {
      const plain = await get(path);
      const compressed = await get(path, { 'accept-encoding': 'gzip, br' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(compressed.headers.get('content-encoding')).toBe('gzip');
      expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
      const bytes = Buffer.from(await compressed.arrayBuffer());
      expect(gunzipSync(bytes).toString()).toBe(await plain.text());
      const refused = await get(path, { 'accept-encoding': 'gzip;q=0, br' });
      expect(refused.headers.get('content-encoding')).toBeNull();
    },
  );

  it('describes itself again only to those who have another description', async () => {
    const path = '/api/v1/openapi.json';
    const first = await get(path, { 'accept-encoding': 'gzip' });
    const etag = first.headers.get('etag') ?? '';
    const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });
});

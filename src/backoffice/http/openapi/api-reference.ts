import type { Hono } from 'hono';
import { memoizePromise } from '@/lib/async/memoize-promise';
import type { ApiEnv } from '../api-types';
import { apiReferenceHtml, apiReferencePolicy } from './api-reference-page';
import { apiTitle, createOpenApiDocument } from './openapi-document';
import { prepareText, sendPrepared } from './prepared-text';
import { readRedocScript } from './redoc-script';

/** The contract for engineers: `openapi.json`, and `docs` as a page that Redoc makes of it. Both are made when first asked for. */
export function registerApiReference(
  api: Hono<ApiEnv>,
  { prefix, siteUrl }: { prefix: string; siteUrl: string },
): void {
  const descriptionUrl = `${prefix}/openapi.json`;
  const scriptUrl = `${prefix}/docs/redoc.js`;
  const description = memoizePromise(async () =>
    prepareText(JSON.stringify(createOpenApiDocument(siteUrl))),
  );
  const redocScript = memoizePromise(async () => {
    const { text, version } = await readRedocScript();
    return { version, prepared: await prepareText(text) };
  });

  api.get(descriptionUrl, async ({ req }) =>
    sendPrepared(await description.get(), {
      requestHeaders: req.raw.headers,
      type: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    }),
  );

  api.get(`${prefix}/docs`, async () => {
    const { version } = await redocScript.get();
    const html = apiReferenceHtml({
      title: apiTitle,
      descriptionUrl,
      scriptUrl: `${scriptUrl}?v=${version}`,
    });
    return new Response(html, {
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': apiReferencePolicy,
      },
    });
  });

  api.get(scriptUrl, async ({ req }) =>
    sendPrepared((await redocScript.get()).prepared, {
      requestHeaders: req.raw.headers,
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

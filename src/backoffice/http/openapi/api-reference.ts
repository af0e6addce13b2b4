import type { Hono } from 'hono';
import { memoizePromise } from '@/lib/async/memoize-promise';
import type { ApiEnv } from '../api-types';
import { apiReferenceHtml, apiReferencePolicy } from './api-reference-page';
import { apiTitle, createOpenApiDocument } from './openapi-document';
import { prepareText, sendPrepared, type PreparedText } from './prepared-text';
import { readRedocScript } from './redoc-script';
import { partOfDocument, referenceParts } from './reference-part';

/** The contract for engineers: `openapi.json`, and `docs` and `docs/desk` as pages that Redoc makes of it. All are made when first asked for. */
export function registerApiReference(
  api: Hono<ApiEnv>,
  { prefix, siteUrl }: { prefix: string; siteUrl: string },
): void {
  const scriptUrl = `${prefix}/docs/redoc.js`;
  const description = memoizePromise(async () =>
    prepareText(JSON.stringify(createOpenApiDocument(siteUrl))),
  );
  const redocScript = memoizePromise(async () => {
    const { text, version } = await readRedocScript();
    return { version, prepared: await prepareText(text) };
  });

  api.get(`${prefix}/openapi.json`, async ({ req }) =>
    sendDescription(await description.get(), req.raw.headers),
  );

  for (const part of referenceParts) {
    const partUrl = `${prefix}/docs/${part}.json`;
    const partText = memoizePromise(async () =>
      prepareText(JSON.stringify(partOfDocument(createOpenApiDocument(siteUrl), part, prefix))),
    );
    api.get(partUrl, async ({ req }) => sendDescription(await partText.get(), req.raw.headers));
    api.get(part === 'site' ? `${prefix}/docs` : `${prefix}/docs/${part}`, async () => {
      const { version } = await redocScript.get();
      const html = apiReferenceHtml({
        title: apiTitle,
        descriptionUrl: partUrl,
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
  }

  api.get(scriptUrl, async ({ req }) =>
    sendPrepared((await redocScript.get()).prepared, {
      requestHeaders: req.raw.headers,
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

const sendDescription = (text: PreparedText, requestHeaders: Headers): Response =>
  sendPrepared(text, {
    requestHeaders,
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
  });

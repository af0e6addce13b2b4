import { z } from 'zod';
import {
  landingPageSchema,
  landingPagesSchema,
  landingSlugSchema,
  readableLandingPageSchema,
} from '../content/landing-page';
import { pageSchema, pageSlugSchema, readablePageSchema } from '../content/page';
import type { EndpointDefinition } from '../endpoint-definition';
import { redirectsSchema } from './redirect';

/** Pages of the site, and where addresses lead that it had. */
export const pageEndpoints = {
  page: {
    method: 'GET',
    path: '/api/v1/site/pages/{slug}',
    access: 'public',
    summary: 'Titles, descriptions and content blocks of a page',
    params: z.object({ slug: pageSlugSchema }),
    response: pageSchema,
    readable: readablePageSchema,
  },
  landingPages: {
    method: 'GET',
    path: '/api/v1/site/landing-pages',
    access: 'public',
    summary: 'Which landing pages there are, and what a visit to one without a campaign counts as',
    response: landingPagesSchema,
  },
  landingPage: {
    method: 'GET',
    path: '/api/v1/site/landing-pages/{slug}',
    access: 'public',
    summary: 'Titles, descriptions and content blocks of a landing page',
    params: z.object({ slug: landingSlugSchema }),
    response: landingPageSchema,
    readable: readableLandingPageSchema,
  },
  redirects: {
    method: 'GET',
    path: '/api/v1/site/redirects',
    access: 'public',
    summary: 'Addresses that the site had, and the pages that they lead to',
    response: redirectsSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { quoteRequestSchema } from './evaluation';

export const quoteDocumentEndpoints = {
  quoteDocument: {
    method: 'POST',
    path: '/api/v1/evaluation/quote/document',
    access: 'public',
    summary: 'The value of a property as PDF, in the language of Accept-Language',
    body: quoteRequestSchema,
    responseKind: 'file',
    response: z.unknown(),
  },
} as const satisfies Record<string, EndpointDefinition>;

import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';

export const mediaFileEndpoints = {
  mediaFile: {
    method: 'GET',
    path: '/api/v1/media/{name}',
    access: 'public',
    summary: 'An image of a page in one size',
    params: z.object({ name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/) }),
    response: z.unknown(),
    responseKind: 'file',
  },
} as const satisfies Record<string, EndpointDefinition>;

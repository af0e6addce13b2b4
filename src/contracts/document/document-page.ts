import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';

/** The picture of one page of `pages`, numbered from 1; `picture` is a `data:` address of WebP, `width` and `height` in pixels. */
export const documentPageSchema = z.object({
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  picture: z.string().regex(/^data:image\/webp;base64,/),
});
export type DocumentPage = z.infer<typeof documentPageSchema>;

export const documentPageEndpoints = {
  deskDocumentPage: {
    method: 'GET',
    path: '/api/v1/desk/documents/{id}/pages/{page}',
    access: 'desk',
    permission: 'document.read',
    summary:
      'The picture of one page of a document, with the name of the reader and the time across it; the reading stands in the audit trail',
    params: z.object({ id: z.uuid(), page: z.string().regex(/^[1-9]\d{0,5}$/) }),
    response: z.object({ data: documentPageSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;

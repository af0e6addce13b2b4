import { z } from 'zod';
import { instant, successSchema } from '../common-fields';
import { contentKindSchema } from '../content/content-desk';
import { imageSchema } from '../content/image';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { localised } from '../localised';
import { deskListQuery, deskPageOf } from '../staff/desk-list';
import { mediaLimits } from './media-choices';

const id = z.string().regex(/^[0-9a-f]{32}$/);
const alt = localised('alt', z.string().trim().min(1).max(mediaLimits.alt));

/** An image of the library, as a document takes it over; `bytes` are those of all its sizes together, and `version` is what `If-Match` wants. */
export const mediumSchema = imageSchema.extend({
  id,
  version: z.number().int().positive(),
  bytes: z.number().int().nonnegative(),
  addedAt: instant,
  addedBy: z.string(),
});
export type Medium = z.output<typeof mediumSchema>;

/** A document that shows the image, its draft, a planned or a tested version of it. */
const mediumUseSchema = z.object({
  kind: contentKindSchema,
  id: z.string(),
  ...localised('title', z.string()),
});
export type MediumUse = z.output<typeof mediumUseSchema>;

export const mediumAltSchema = z.strictObject(alt);
export type MediumAlt = z.output<typeof mediumAltSchema>;

const filters = {
  /** What stands in the words for an image, in any language. */
  text: z.string().trim().min(1).max(staffTextLimits.search).optional(),
};
export type MediumFilter = z.output<z.ZodObject<typeof filters>>;

const params = z.object({ id });
const response = z.object({ data: mediumSchema });

export const mediaDeskEndpoints = {
  deskMedia: {
    method: 'GET',
    path: '/api/v1/desk/media',
    access: 'desk',
    permission: 'content.read',
    summary: 'Images of the library, the newest first',
    query: deskListQuery(filters),
    response: deskPageOf(mediumSchema),
  },
  deskMedium: {
    method: 'GET',
    path: '/api/v1/desk/media/{id}',
    access: 'desk',
    permission: 'content.read',
    summary: 'An image of the library, and where it is used',
    params,
    response: z.object({
      data: mediumSchema.extend({ uses: z.array(mediumUseSchema) }),
    }),
  },
  deskAddMedium: {
    method: 'POST',
    path: '/api/v1/desk/media',
    access: 'desk',
    permission: 'content.edit',
    summary: 'Adds an image to the library in the sizes that pages need',
    form: z.strictObject(alt),
    response: response.extend({
      /** False where the very same file is there already; its words stay as they are then. */
      isNew: z.boolean(),
    }),
  },
  deskChangeMedium: {
    method: 'PUT',
    path: '/api/v1/desk/media/{id}',
    access: 'desk',
    permission: 'content.edit',
    summary: 'Says otherwise what is to be seen on an image',
    params,
    body: mediumAltSchema,
    response,
  },
  deskRemoveMedium: {
    method: 'DELETE',
    path: '/api/v1/desk/media/{id}',
    access: 'desk',
    permission: 'content.edit',
    summary: 'Removes an image that nothing shows',
    params,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;

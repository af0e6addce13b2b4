import { z } from 'zod';
import { localised } from '../localised';
import { mediaLimits } from '../media/media-choices';

const pixels = z.number().int().min(1).max(20_000);

/** An address of the site's own host: its Content-Security-Policy shows no others. */
const imagePath = z
  .string()
  .max(200)
  .regex(/^\/api\/v1\/media\/[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/);

/**
 * An image as a page shows it. `width` and `height` in pixels are those of the largest of `sources`, which have the same proportions and are
 * ordered by width; `sharedPath` is a JPEG of 1,200 × 630 for messengers. `alt…` says what is to be seen.
 */
export const imageSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  ...localised('alt', z.string().min(1).max(mediaLimits.alt)),
  width: pixels,
  height: pixels,
  sources: z
    .array(z.object({ path: imagePath, width: pixels }))
    .min(1)
    .max(8),
  sharedPath: imagePath.optional(),
});
export type Image = z.infer<typeof imageSchema>;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/** The secret with which a request puts this build of Next into its draft mode; it never leaves the process. Throws where there is no build. */
export function draftModeIdIn(root: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(root, '.next', 'prerender-manifest.json'), 'utf8'),
  );
  return manifestSchema.parse(manifest).preview.previewModeId;
}

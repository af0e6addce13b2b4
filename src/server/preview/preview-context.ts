import { AsyncLocalStorage } from 'node:async_hooks';
import { providePreviews, type PreviewedContent } from '@/lib/preview/previewed-content';

const context = new AsyncLocalStorage<PreviewedContent>();

/** Runs a render that shows a draft. Renders that run at the same time know nothing of it. */
export function withinPreview<T>(preview: PreviewedContent, work: () => T): T {
  providePreviews(() => context.getStore());
  return context.run(preview, work);
}

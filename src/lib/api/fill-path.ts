import { wireText } from './wire-text';

/** A path with its `{parameters}` filled in. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(wireText(params[name])),
  );
}

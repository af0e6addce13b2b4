import type { Namespace, NamespaceKey } from './text-keys';

/** The key of a text that is put together from the name of a form field, which the type checker cannot follow; tests show that each field has its texts. */
export function composedKey<N extends Namespace>(key: string): NamespaceKey<N> {
  return key as NamespaceKey<N>;
}

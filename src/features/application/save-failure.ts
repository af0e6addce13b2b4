import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { RequestFailure } from '@/lib/saga/request-record';

/** The sections of a save that failed server validation; empty if a retry of the same data may succeed. */
export function findRejectedSections(
  { code, fields = {} }: RequestFailure,
  sections: readonly ApplicationSection[],
): ApplicationSection[] {
  if (code !== 'validation_failed') return [];
  if (sections.length === 1) return [...sections];
  const paths = Object.keys(fields);
  return sections.filter((section) =>
    paths.some((path) => path === `prefill.${section}` || path.startsWith(`prefill.${section}.`)),
  );
}

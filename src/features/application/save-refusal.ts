import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { RequestFailure } from '@/lib/saga/request-record';

/** Which of the sections in one save the server won't take as they stand; none where it may take the same later. */
export function refusedSections({ code, fields = {} }: RequestFailure, sections: readonly ApplicationSection[]): ApplicationSection[] {
  if (code !== 'validation_failed') return [];
  if (sections.length === 1) return [...sections];
  const paths = Object.keys(fields);
  return sections.filter((section) => paths.some((path) => path === `prefill.${section}` || path.startsWith(`prefill.${section}.`)));
}

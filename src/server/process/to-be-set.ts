import type { UnsetSettings } from '@/contracts/desk';

/** What the lender has still to set, for the terminal, one line a place; no line where everything is set. */
export function describeToBeSet({ environment, brand }: UnsetSettings): string[] {
  return [
    ...(environment.length > 0 ? [`Still to be set in .env: ${environment.join(', ')}`] : []),
    ...(brand.length > 0
      ? [`Still to be set in src/config/brand.ts, and left out of pages: ${brand.join(', ')}`]
      : []),
  ];
}

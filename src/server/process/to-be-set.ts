import type { UnsetSettings } from '@/contracts/desk';

/** The settings that the lender has not set yet, for the terminal: one line for each place where they are set; no line where everything is set. */
export function describeToBeSet({ environment, brand }: UnsetSettings): string[] {
  return [
    ...(environment.length > 0 ? [`Still to be set in .env: ${environment.join(', ')}`] : []),
    ...(brand.length > 0
      ? [`Still to be set in src/config/brand.ts, and left out of pages: ${brand.join(', ')}`]
      : []),
  ];
}

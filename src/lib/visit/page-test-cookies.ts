import { pageTestVariants, type PageTestVariant } from '@/contracts/campaign/page-test-choices';

/** A variant of a test that a browser holds. */
export interface HeldVariant {
  test: string;
  variant: PageTestVariant;
}

const maxTests = 20;
const held = /(?:^|;\s*)test_([a-z0-9]{6})=([a-d])(?=;|$)/g;

/** The cookie of a test; its value is the variant and nothing else. */
export const pageTestCookie = (test: string): string => `test_${test}`;

/** The variants that a browser says it holds. Cookies are untrusted: a test may not exist, or not have the variant. */
export function heldVariants(cookies: string): HeldVariant[] {
  if (!cookies.includes('test_')) return [];
  return [...cookies.matchAll(held)].slice(0, maxTests).flatMap(([, test = '', value]) => {
    const variant = pageTestVariants.find((known) => known === value);
    return variant ? [{ test, variant }] : [];
  });
}

/** Whether a browser is shown another version of some page than is published. */
export const isShownVariant = (cookies: string): boolean =>
  heldVariants(cookies).some(({ variant }) => variant !== 'a');

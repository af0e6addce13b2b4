import type { Touch } from '@/lib/visit/touch';
import { hasFirstTouch, isNamed, touchCookieNames, touchText } from '@/lib/visit/touches';
import { campaignCookieAttributes } from './campaign-cookies';

/** `Set-Cookie` lines for what brought an arriving visitor; none for one who came directly. The first touch stays what it was. */
export function touchCookies(
  touch: Touch,
  cookies: string | undefined,
  { isHttps }: { isHttps: boolean },
): string[] {
  if (!isNamed(touch)) return [];
  const rest = `=${touchText(touch)}; ${campaignCookieAttributes(isHttps)}; HttpOnly`;
  const { first, last } = touchCookieNames;
  return [...(hasFirstTouch(cookies ?? '') ? [] : [first + rest]), last + rest];
}

import { hasFirstTouch, isNamed, touchCookieNames, touchText } from '@/lib/visit/touches';
import type { Visit } from '@/lib/visit/visit';
import { campaignCookieAttributes } from './campaign-cookies';

/** `Set-Cookie` lines for what brought an arriving visitor; none for one who came directly. The first touch stays what it was. */
export function touchCookies(
  { touch, landing }: Pick<Visit, 'touch' | 'landing'>,
  cookies: string | undefined,
  { isHttps }: { isHttps: boolean },
): string[] {
  if (!isNamed(touch)) return [];
  const rest = `=${touchText({ ...touch, landing })}; ${campaignCookieAttributes(isHttps)}; HttpOnly`;
  const { first, last } = touchCookieNames;
  return [...(hasFirstTouch(cookies ?? '') ? [] : [first + rest]), last + rest];
}

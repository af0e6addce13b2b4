import {
  hasFirstTouch,
  isNamed,
  touchCookieNames,
  touchText,
  type Arrival,
} from '@/lib/visit/touches';
import { campaignCookieAttributes } from './campaign-cookies';

/** `Set-Cookie` lines for what brought an arriving visitor; none for one who came directly. The first touch stays what it was. */
export function touchCookies(
  arrival: Arrival,
  cookies: string | undefined,
  { isHttps }: { isHttps: boolean },
): string[] {
  if (!isNamed(arrival)) return [];
  const rest = `=${touchText(arrival)}; ${campaignCookieAttributes(isHttps)}; HttpOnly`;
  const { first, last } = touchCookieNames;
  return [...(hasFirstTouch(cookies ?? '') ? [] : [first + rest]), last + rest];
}

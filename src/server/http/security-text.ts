import { placeholder } from '@/config/brand';
import { contentPaths, localisedPath } from '@/config/paths';
import { dayMs } from '@/lib/hong-kong-day';

/** Where those who found a weakness look for whom to tell (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

const goodForMs = 180 * dayMs;

/** Whom to tell of a weakness: the lender's mail address, or the contact page while none is set. */
export function securityText({
  siteUrl,
  email,
  now,
}: {
  siteUrl: string;
  email: string;
  now: Date;
}): string {
  const contact =
    email === placeholder
      ? `${siteUrl}${localisedPath('en', contentPaths.contactUs)}`
      : `mailto:${email}`;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + goodForMs).toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${siteUrl}${securityTextPath}`,
    '',
  ].join('\n');
}

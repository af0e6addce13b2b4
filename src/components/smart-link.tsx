import Link from 'next/link';
import type { ReactNode } from 'react';
import { localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';

interface SmartLinkProps {
  href: string;
  locale: Locale;
  className?: string;
  /** The link leads to the page that is shown. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to a page of this site in the given language, or to anywhere else as it stands. */
export function SmartLink({ href, locale, className, isCurrent = false, children }: SmartLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link href={localisedPath(locale, href)} prefetch={false} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </Link>
    );
  }
  const isForeign = href.startsWith('https://');
  return (
    <a href={href} className={className} {...(isForeign ? { rel: 'noopener noreferrer', target: '_blank' } : {})}>
      {children}
    </a>
  );
}

import Link from 'next/link';
import type { ReactNode } from 'react';
import { localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';

interface SmartLinkProps {
  href: string;
  locale: Locale;
  className?: string;
  /** The link points to the current page. */
  isCurrent?: boolean;
  /** Before the page is left; only for internal links. */
  onClick?: () => void;
  children: ReactNode;
}

/** An internal link, localised; or an external link, unchanged. */
export function SmartLink({
  href,
  locale,
  className,
  isCurrent = false,
  onClick,
  children,
}: SmartLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link
        href={localisedPath(locale, href)}
        prefetch={false}
        className={className}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
      >
        {children}
      </Link>
    );
  }
  const isExternal = href.startsWith('https://');
  return (
    <a
      href={href}
      className={className}
      {...(isExternal ? { rel: 'noopener noreferrer', target: '_blank' } : {})}
    >
      {children}
    </a>
  );
}

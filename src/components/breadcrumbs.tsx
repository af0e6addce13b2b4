import type { Locale } from '@/contracts/locale';
import styles from './breadcrumbs.module.css';
import { SmartLink } from './smart-link';

export interface Crumb {
  label: string;
  href: string;
}

/** The last crumb is the page itself. */
export function Breadcrumbs({
  crumbs,
  locale,
  label,
}: {
  crumbs: Crumb[];
  locale: Locale;
  label: string;
}) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index < crumbs.length - 1 ? (
              <SmartLink href={crumb.href} locale={locale}>
                {crumb.label}
              </SmartLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

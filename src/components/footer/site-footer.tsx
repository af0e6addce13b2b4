import type { Locale } from '@/contracts/locale';
import type { Nav } from '@/contracts/site/site';
import { brand } from '@/config/brand';
import { localise } from '@/lib/localise';
import { draftIdOf } from '@/lib/preview/draft-entry';
import type { LegalLines } from '@/lib/texts/legal-lines';
import { Fold } from '../fold/fold';
import styles from './site-footer.module.css';
import { SmartLink } from '../smart-link';

interface SiteFooterProps {
  locale: Locale;
  navs: Nav[];
  legal: LegalLines;
  words: {
    navigation: string;
    copyright: string;
    social: string;
  };
}

/** The risk warning, licence number and complaint hotline stand in the footer of every page (Money Lenders Ordinance s.26, licence conditions). */
export function SiteFooter({ locale, navs, legal, words }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.warning}>
          <p className={styles.risk}>{legal.warning}</p>
          {legal.officialWarning ? <p lang="zh-Hant-HK">{legal.officialWarning}</p> : null}
          <p>{legal.licence}</p>
          <p>{legal.hotline}</p>
        </div>
        <nav className={styles.groups} aria-label={words.navigation}>
          {navs.map((nav) => (
            <Fold
              key={nav._id}
              id={draftIdOf('navs', nav)}
              heading={localise(nav, 'label', { locale })}
            >
              <ul>
                {nav.children.map((link) => (
                  <li key={link._id}>
                    <SmartLink href={link.href} locale={locale}>
                      {localise(link, 'label', { locale })}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </Fold>
          ))}
        </nav>
        <div className={styles.last}>
          <p>{words.copyright}</p>
          {brand.socialLinks.length > 0 ? (
            <ul aria-label={words.social}>
              {brand.socialLinks.map((link) => (
                <li key={link.key}>
                  <a href={link.href} rel="noopener noreferrer" target="_blank">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

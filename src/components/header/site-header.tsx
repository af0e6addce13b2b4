import type { Locale } from '@/contracts/locale';
import type { Nav } from '@/contracts/site/site';
import { brand } from '@/config/brand';
import { localise } from '@/lib/localise';
import { draftIdOf } from '@/lib/preview/draft-entry';
import { sessionHintKey } from '@/lib/session/session-hint';
import { HeaderBehaviour } from './header-behaviour';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { SignInLink } from './sign-in-link';
import styles from './site-header.module.css';
import { SmartLink } from '../smart-link';

// Runs during parsing, before the first paint, so that a signed-in customer never sees “Sign in”.
const markIfSignedIn = `(function(s){try{if(s&&localStorage.getItem('${sessionHintKey}'))s.previousElementSibling.setAttribute('data-signed-in','')}catch(e){}})(document.currentScript)`;

interface SiteHeaderProps {
  locale: Locale;
  navs: Nav[];
  words: {
    main: string;
    menu: string;
    close: string;
    language: string;
    signIn: string;
    account: string;
  };
}

export function SiteHeader({ locale, navs, words }: SiteHeaderProps) {
  const name = localise(brand, 'name', { locale });
  const isDraft = navs.some((nav) => draftIdOf('navs', nav) !== undefined);
  const secondaryName = locale === 'en' ? brand.nameHk : brand.nameEn;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <SmartLink href="/" locale={locale} className={styles.brand}>
          <span className={styles.logo}>
            <Logo />
          </span>
          <span className={styles.name}>
            {name}
            <small lang={locale === 'en' ? 'zh-Hant-HK' : 'en'}>{secondaryName}</small>
          </span>
        </SmartLink>
        <nav className={styles.wide} aria-label={words.main} data-menus>
          <NavGroups locale={locale} navs={navs} />
        </nav>
        <div className={styles.language}>
          <LanguageSwitch locale={locale} label={words.language} />
        </div>
        <SignInLink locale={locale} words={words} />
        <script dangerouslySetInnerHTML={{ __html: markIfSignedIn }} />
        <details className={styles.narrow} open={isDraft || undefined} data-menus>
          <summary>{words.menu}</summary>
          <nav aria-label={words.menu}>
            <LanguageSwitch locale={locale} label={words.language} />
            <NavGroups locale={locale} navs={navs} isOpen />
          </nav>
        </details>
      </div>
      <HeaderBehaviour />
    </header>
  );
}

function NavGroups({
  locale,
  navs,
  isOpen = false,
}: {
  locale: Locale;
  navs: Nav[];
  isOpen?: boolean;
}) {
  return (
    <ul className={styles.groups}>
      {navs.map((nav) => (
        <li key={nav._id} id={isOpen ? draftIdOf('navs', nav) : undefined}>
          {nav.children.length === 0 && nav.href ? (
            <SmartLink href={nav.href} locale={locale} className={styles.top}>
              {localise(nav, 'label', { locale })}
            </SmartLink>
          ) : isOpen ? (
            <>
              <p className={styles.groupTitle}>{localise(nav, 'label', { locale })}</p>
              <NavLinks locale={locale} nav={nav} />
            </>
          ) : (
            <details name="site-menu" open={draftIdOf('navs', nav) !== undefined || undefined}>
              <summary className={styles.top}>{localise(nav, 'label', { locale })}</summary>
              <NavLinks locale={locale} nav={nav} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function NavLinks({ locale, nav }: { locale: Locale; nav: Nav }) {
  return (
    <ul className={styles.links}>
      {nav.children.map((link) => {
        const hint = localise(link, 'hint', { locale });
        return (
          <li key={link._id}>
            <SmartLink href={link.href} locale={locale}>
              <b>{localise(link, 'label', { locale })}</b>
              {hint ? <span>{hint}</span> : null}
            </SmartLink>
          </li>
        );
      })}
    </ul>
  );
}

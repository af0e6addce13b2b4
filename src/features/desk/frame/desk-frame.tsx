'use client';

import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { deskHref, deskRouteOf } from '@/config/desk/desk-paths';
import type { StaffSession } from '@/contracts/staff/staff-session';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import { signOutRequested, staffSessionSlice } from '../session/staff-session.slice';
import { ActingSwitch } from './acting-switch';
import { CommandPalette, type Command } from './command-palette';
import styles from './desk-frame.module.css';
import { DeskLanguages } from './desk-languages';
import { DeskLink } from './desk-link';
import { openAddress, type DeskLocation } from './desk-location';
import { SearchBox } from '../search/search-box';
import { useToday } from '../today/use-today';
import { searchRequested } from '../search/search-query';
import { screensFor } from './desk-screens';
import { focusRow } from './focus-row';
import { HomeScreen } from './home-screen';
import { FailureNotice } from './failure-notice';
import { DeskLock, goTo, paletteKeys, useShortcuts } from './use-shortcuts';

interface DeskFrameProps extends TranslationProps<'desk'> {
  session: StaffSession;
  location: DeskLocation;
  lender: string;
}

/** Navigation, who is signed in, and the screen of the address. */
export function DeskFrame({ session, location, lender, t, locale }: DeskFrameProps) {
  const dispatch = useDeskDispatch();
  const { failure } = useDeskSelector(staffSessionSlice.selectors.selectRecord);
  const isLocked = useContext(DeskLock);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { pathname, query } = location;
  const route = deskRouteOf(pathname.replace(/^\/[^/]*/, ''));
  const screens = useMemo(() => screensFor(session.permissions), [session.permissions]);
  const screen = screens.find(({ section }) => section === route?.section);
  const isHome = route?.section === null || route?.section === 'join';
  const title = isHome ? t('home.title') : screen ? t(screen.title) : t('notFound.title');

  const today = useToday(locale);
  const unread = today.data?.unread ?? 0;

  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = `${title} | ${lender}`;
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus();
  }, [title, lender, pathname]);

  const maySearch = session.permissions.includes('customer.read');
  const searchFor = (text: string): void => {
    const action = searchRequested(locale, text);
    if (action) dispatch(action);
  };
  const signOut = (): void => void dispatch(signOutRequested({ locale }));
  const commands: Command[] = [
    { label: t('home.title'), keys: goTo('h'), run: () => openAddress(deskHref(locale, null)) },
    ...screens.map(({ section, title: label, shortcut }) => ({
      label: t(label),
      keys: goTo(shortcut),
      run: () => openAddress(deskHref(locale, section)),
    })),
    { label: t('frame.signOut'), keys: null, run: signOut },
  ];
  useShortcuts({
    ...Object.fromEntries(
      commands.flatMap(({ keys, run }) => (keys === null ? [] : [[keys, run]])),
    ),
    '?': () => setPaletteOpen(true),
    'Control+k': () => setPaletteOpen(true),
    j: () => focusRow(main.current, 1),
    k: () => focusRow(main.current, -1),
    f: () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
  });

  return (
    <div className={styles.frame}>
      <a href="#desk" className="skip-link">
        {t('frame.skip')}
      </a>
      <header className={styles.bar}>
        <DeskLink href={deskHref(locale, null)} className={styles.brand}>
          {lender} <span>{t('title')}</span>
        </DeskLink>
        {maySearch ? <SearchBox t={t} locale={locale} /> : null}
        <button type="button" className={styles.find} onClick={() => setPaletteOpen(true)}>
          {t('frame.commands')} <kbd>{paletteKeys}</kbd>
        </button>
        <DeskLanguages t={t} locale={locale} />
        {session.actingChoices.length > 0 ? (
          <ActingSwitch session={session} t={t} locale={locale} />
        ) : null}
        <p className={styles.who}>
          <DeskLink href={deskHref(locale, 'sessions')}>{session.member.name}</DeskLink>
          <button type="button" onClick={signOut}>
            {t('frame.signOut')}
          </button>
        </p>
      </header>
      <nav aria-label={t('frame.navigation')} className={styles.side}>
        <DeskLink
          href={deskHref(locale, null)}
          aria-current={isHome ? 'page' : undefined}
          className={styles.section}
        >
          {t('home.title')}
        </DeskLink>
        {screens.map(({ section, title: label }) => (
          <DeskLink
            key={section}
            href={deskHref(locale, section)}
            aria-current={section === route?.section ? 'page' : undefined}
            className={styles.section}
          >
            {t(label)}
            {section === 'messages' && unread > 0 ? (
              <b className={styles.badge}>{t('today.badge', { count: unread })}</b>
            ) : null}
          </DeskLink>
        ))}
      </nav>
      <main id="desk" ref={main} tabIndex={-1} className={styles.main}>
        {failure ? <FailureNotice failure={failure} t={t} /> : null}
        {isHome ? (
          <HomeScreen session={session} screens={screens} today={today} t={t} locale={locale} />
        ) : screen ? (
          <screen.Screen
            key={`${screen.section}/${route?.id ?? ''}`}
            id={route?.id ?? null}
            query={query}
            t={t}
            locale={locale}
          />
        ) : (
          <>
            <h1>{t('notFound.title')}</h1>
            <p>{t('notFound.text')}</p>
          </>
        )}
      </main>
      <CommandPalette
        isOpen={isPaletteOpen && !isLocked}
        commands={commands}
        onSearch={maySearch ? searchFor : undefined}
        onClose={() => setPaletteOpen(false)}
        t={t}
      />
    </div>
  );
}

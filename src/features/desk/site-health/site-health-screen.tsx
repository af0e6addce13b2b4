'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskLink } from '../frame/desk-link';
import { DeskListView } from '../list/desk-list-view';
import list from '../list/desk-list.module.css';
import { BrowserErrorView } from './browser-error-view';
import { browserErrorList } from './site-health-queries';
import { VitalView } from './vital-view';

const parts = [
  { id: undefined, label: 'siteHealth.vitals' },
  { id: 'errors', label: 'siteHealth.errors' },
] as const;

/** What browsers report: how fast pages are, and errors of scripts. */
export function SiteHealthScreen({ id, query, t, locale }: DeskScreenProps) {
  const shown = parts.find((part) => part.id === (id ?? undefined));
  if (id !== null && !shown) return <BrowserErrorView key={id} id={id} t={t} locale={locale} />;
  const views = (
    <nav aria-label={t('siteHealth.title')} className={list.views}>
      {parts.map((part) => (
        <DeskLink
          key={part.label}
          href={deskHref(locale, 'site-health', part.id)}
          aria-current={part === shown ? 'page' : undefined}
        >
          {t(part.label)}
        </DeskLink>
      ))}
    </nav>
  );
  if (id === null) return <VitalView views={views} query={query} t={t} locale={locale} />;
  return (
    <DeskListView
      list={browserErrorList}
      section="site-health"
      part={id}
      title={t('siteHealth.title')}
      query={query}
      actions={() => views}
      t={t}
      locale={locale}
    />
  );
}

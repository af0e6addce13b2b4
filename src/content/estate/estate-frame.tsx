import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/breadcrumbs';
import { publicSettings } from '@/config/env.public';
import { localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { breadcrumbList } from '../metadata/json-ld-model';
import { JsonLdScript } from '../metadata/json-ld-script';
import styles from './estate-frame.module.css';

interface EstateFrameProps {
  locale: Locale;
  crumbs: Crumb[];
  heading: string;
  /** The same name in another language, under the heading. */
  otherName?: { text: string; lang: string } | undefined;
  lead: string;
  /** Structured data besides the breadcrumbs; `absolute` makes an address of a path. */
  items?: (absolute: (path: string) => string) => object[];
  children: ReactNode;
}

/** A page of an area, a district or an estate: breadcrumbs, heading, lead and structured data around its parts. */
export async function EstateFrame({
  locale,
  crumbs,
  heading,
  otherName,
  lead,
  items,
  children,
}: EstateFrameProps) {
  const t = await getTranslate(locale, 'common');
  const { siteUrl } = publicSettings();
  const absolute = (path: string): string => `${siteUrl}${localisedPath(locale, path)}`;
  return (
    <>
      <JsonLdScript items={[breadcrumbList(crumbs, absolute), ...(items?.(absolute) ?? [])]} />
      <Breadcrumbs crumbs={crumbs} locale={locale} label={t('breadcrumb')} />
      <div className={styles.intro}>
        <h1>{heading}</h1>
        {otherName ? (
          <p className={styles.other} lang={otherName.lang}>
            {otherName.text}
          </p>
        ) : null}
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </>
  );
}

/** A part of such a page under its own heading. */
export function EstateSection({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {lead ? <p className={styles.sectionLead}>{lead}</p> : null}
      {children}
    </section>
  );
}

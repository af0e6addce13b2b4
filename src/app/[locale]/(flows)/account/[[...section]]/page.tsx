import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brand, brandValue } from '@/config/brand';
import { publicSettings } from '@/config/env.public';
import { isLocale } from '@/config/locales';
import { flowPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { describePage, previewImagePath } from '@/content/metadata/metadata';
import type { LenderInfo } from '@/features/account/lender-info';
import { getConfig } from '@/content/page/site-data';
import { sectionForPath } from '@/features/account/account-sections';
import { AccountSection } from '@/features/account/components/account-section';
import { NotMe, VerifyEmail } from '@/features/account/screens/details/link-page';
import { SignIn } from '@/features/account/session/sign-in';
import { PageResources } from '@/i18n/page-resources';
import { getResources, getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';
import { officeHoursText } from '@/lib/texts/office/office-hours-text';

interface Props {
  params: Promise<{ locale: string; section?: string[] }>;
}

export const revalidate = 60;

export function generateStaticParams(): { section: string[] }[] {
  return [];
}

async function parseParams(params: Props['params']): Promise<{ locale: Locale; path: string }> {
  const { locale, section } = await params;
  if (!isLocale(locale)) notFound();
  return { locale, path: ['/account', ...(section ?? [])].join('/') };
}

async function factsOf(locale: Locale): Promise<LenderInfo> {
  const { complaintHotline, isSmsLive } = publicSettings();
  return {
    name: localise(brand, 'name', { locale }),
    hotline: brandValue(complaintHotline, locale),
    officeHours: officeHoursText((await getConfig(locale)).officeHours, locale),
    isSmsLive,
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await parseParams(params);
  const t = await getTranslate(locale, 'account');
  const page = sectionForPath(path) ?? linkPages[path] ?? 'signIn';
  const title = `${t(`${page}.title`)} | ${localise(brand, 'name', { locale })}`;
  const description = t(`${page}.lead`);
  return describePage({
    locale,
    path,
    title,
    description,
    image: previewImagePath(locale, 'privateLink'),
    isIndexable: false,
  });
}

/** Pages of links in messages, which nobody signs in for. */
const linkPages: Readonly<Record<string, 'notMe' | 'verifyEmail'>> = {
  [flowPaths.notMe]: 'notMe',
  [flowPaths.verifyEmail]: 'verifyEmail',
};

/** A static shell without personal data, which the browser fetches itself. */
export default async function Page({ params }: Props) {
  const { locale, path } = await parseParams(params);
  if (path === flowPaths.signIn)
    return (
      <PageResources resources={await getResources(locale, ['otp'])}>
        <SignIn locale={locale} lender={await factsOf(locale)} />
      </PageResources>
    );
  if (path === flowPaths.notMe) return <NotMe locale={locale} lender={await factsOf(locale)} />;
  if (path === flowPaths.verifyEmail)
    return <VerifyEmail locale={locale} lender={await factsOf(locale)} />;
  const section = sectionForPath(path);
  if (!section) notFound();
  return <AccountSection section={section} locale={locale} lender={await factsOf(locale)} />;
}

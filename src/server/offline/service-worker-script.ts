import { existsSync, readFileSync } from 'node:fs';
import { brand } from '@/config/brand';
import { localeMetadata } from '@/config/locales';
import { contentPaths, localisedPath } from '@/config/paths';
import { locales, type Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { localise } from '@/lib/localise';
import { offlineTexts } from '@/lib/texts/fallback/offline-texts';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { failureHtml } from '../page/failure-html';
import type { OfflineLanguage, OfflineSettings } from './offline-settings';

export const serviceWorkerPath = '/service-worker.js';

/** Unregisters a worker that was installed before: its caches are deleted, and the next page comes from the network alone. */
const farewell = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil(caches.keys().then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>self.registration.unregister())));
`;

export interface ServiceWorkerScriptOptions {
  /** The setting `OFFLINE_PAGES`. */
  isOn: boolean;
  /** Where the build wrote the worker's code. */
  codeFile: string;
  releaseFile: string;
}

/** The script of the service worker; one that removes itself where it is switched off, or was not built. */
export function serviceWorkerScript({
  isOn,
  codeFile,
  releaseFile,
}: ServiceWorkerScriptOptions): string {
  if (!isOn || !existsSync(codeFile) || !existsSync(releaseFile)) return farewell;
  const settings: OfflineSettings = {
    release: readFileSync(releaseFile, 'utf8').trim(),
    languages: recordOf(locales, offlineLanguage),
  };
  // Nothing in it may end the script that it stands in.
  const literal = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `const offlineSettings=${literal};\n${readFileSync(codeFile, 'utf8')}`;
}

function offlineLanguage(locale: Locale): OfflineLanguage {
  const t = offlineTexts.in(locale);
  const calculator = localisedPath(locale, contentPaths.loanCalculator);
  const faq = localisedPath(locale, contentPaths.faq);
  const html = failureHtml({
    locale,
    title: t('title'),
    siteName: localise(brand, 'name', { locale }),
    body: `<p>${t('body')}</p><p><a href="${calculator}">${t('calculator')}</a> <a href="${faq}">${t('faq')}</a></p>`,
  });
  return {
    htmlLang: localeMetadata[locale].htmlLang,
    paths: [calculator, faq],
    copyNote: t('copy'),
    page: {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(html),
      },
    },
  };
}

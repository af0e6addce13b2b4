import type { Locale } from '@/contracts/locale';

/** What the service worker is told by the server, in one object before its code. */
export interface OfflineSettings {
  /** Changes with each build. */
  release: string;
  languages: Record<Locale, OfflineLanguage>;
}

export interface OfflineLanguage {
  /** `<html lang>`, by which the time of a copy is written. */
  htmlLang: string;
  /** Addresses of the pages that work without a connection. */
  paths: string[];
  /** Says of a copy how old it is; `{{time}}` stands for that. */
  copyNote: string;
  /** Shown in place of every other public page. */
  page: { html: string; headers: Record<string, string> };
}

import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { allowedSchemes, allowedTags } from '@/lib/html/allowed-html';

interface SafeHtmlProps {
  html: string;
  locale: Locale;
}

const silentTags: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'noscript']);

/** HTML from staff or from an API, built as elements of text markup in the browser; links open beside the page. */
export function SafeHtml({ html, locale }: SafeHtmlProps) {
  return useMemo(
    () => toElements(new DOMParser().parseFromString(html, 'text/html').body, locale),
    [html, locale],
  );
}

function toElements(parent: Node, locale: Locale): ReactNode {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const tag = node.localName;
    if (silentTags.has(tag)) return null;
    const children = node.hasChildNodes() ? toElements(node, locale) : undefined;
    return allowedTags.includes(tag)
      ? createElement(tag, { key: index, ...attributesOf(node, locale) }, children)
      : createElement(Fragment, { key: index }, children);
  });
}

function attributesOf(element: Element, locale: Locale): Record<string, string | number> {
  if (element.localName === 'th')
    return { scope: element.getAttribute('scope') ?? 'col', ...spansOf(element) };
  if (element.localName === 'td') return spansOf(element);
  const href = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  if (!href) return {};
  const beside = { target: '_blank', rel: 'noopener noreferrer' };
  if (/^\/(?!\/)/.test(href))
    return {
      href: /^\/(?:en|hk|cn)(?:[/?#]|$)/.test(href) ? href : localisedPath(locale, href),
      ...beside,
    };
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  return scheme !== undefined && allowedSchemes.includes(scheme) ? { href, ...beside } : {};
}

/** How many columns and rows a cell of a table spans, where it says so. */
function spansOf(element: Element): Record<string, number> {
  if (!(element instanceof HTMLTableCellElement)) return {};
  const { colSpan, rowSpan } = element;
  return { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
}

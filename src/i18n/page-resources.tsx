'use client';

import { useContext, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { Resources } from './resources';

/** Adds the namespaces of a page's first screen to those that the layout's `FlowI18nProvider` has. */
export function PageResources({
  resources,
  children,
}: {
  resources: Resources;
  children: ReactNode;
}) {
  const { i18n } = useContext(I18nContext);
  // While rendering, so that server and browser show the words at once; silent, because no other component depends on them.
  useState(() => {
    for (const [locale, namespaces] of Object.entries(resources))
      for (const [namespace, bundle] of Object.entries(namespaces))
        i18n.addResourceBundle(locale, namespace, bundle, false, true, { silent: true });
  });
  return children;
}

'use client';

import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { theme } from '@/theme/theme';

/**
 * At the start of the head, before the site's own styles. A cascade layer did the same, but at every change of a layer Chromium loads
 * the fonts of the page anew and lays all of it out again: three times while a page was hydrated.
 */
const cacheOptions = { prepend: true };

/** MUI theme for the interactive flows; its styles come before the site's own. No component in use has words of its own to translate. */
export function FlowTheme({ children }: { children: ReactNode }) {
  return (
    <AppRouterCacheProvider options={cacheOptions}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </AppRouterCacheProvider>
  );
}

'use client';

import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { theme } from '@/theme/theme';

const cacheOptions = { enableCssLayer: true };

/** MUI theme for the interactive flows; its styles are in a cascade layer below the site's own. No component in use has words of its own to translate. */
export function FlowTheme({ children }: { children: ReactNode }) {
  return (
    <AppRouterCacheProvider options={cacheOptions}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </AppRouterCacheProvider>
  );
}

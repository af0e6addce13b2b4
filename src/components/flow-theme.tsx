'use client';

import { zhCN, zhHK } from '@mui/material/locale';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import type { Locale } from '@/contracts/locale';
import { theme } from '@/theme/theme';

const inLanguage = ({ components }: Pick<Theme, 'components'>): Theme => ({ ...theme, components: { ...components, ...theme.components } });

// English is what MUI speaks by itself.
const themes: Record<Locale, Theme> = { en: theme, hk: inLanguage(zhHK), cn: inLanguage(zhCN) };
const cacheOptions = { enableCssLayer: true };

/** MUI for the parts of a page that a person operates; its styles lie in a layer below the site's own. */
export function FlowTheme({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <AppRouterCacheProvider options={cacheOptions}>
      <ThemeProvider theme={themes[locale]} storageManager={null}>{children}</ThemeProvider>
    </AppRouterCacheProvider>
  );
}

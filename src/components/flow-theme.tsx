'use client';

import { zhCN, zhHK } from '@mui/material/locale';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import type { Locale } from '@/contracts/locale';
import { theme } from '@/theme/theme';

const localiseTheme = ({ components }: Pick<Theme, 'components'>): Theme => ({
  ...theme,
  components: { ...components, ...theme.components },
});

// English is MUI's default locale.
const themes: Record<Locale, Theme> = {
  en: theme,
  hk: localiseTheme(zhHK),
  cn: localiseTheme(zhCN),
};
const cacheOptions = { enableCssLayer: true };

/** MUI theme for the interactive flows; its styles are in a cascade layer below the site's own. */
export function FlowTheme({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <AppRouterCacheProvider options={cacheOptions}>
      <ThemeProvider theme={themes[locale]} storageManager={null}>
        {children}
      </ThemeProvider>
    </AppRouterCacheProvider>
  );
}

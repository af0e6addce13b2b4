import { createTheme, type ThemeOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    accent?: string;
  }
  interface TypeText {
    heading: string;
  }
  interface TypeBackground {
    sand: string;
    lacquer: string;
  }
}

export const sansFamily =
  'system-ui, "PingFang HK", "PingFang SC", "Microsoft JhengHei", "Microsoft YaHei", "Noto Sans CJK TC", "Noto Sans CJK SC", sans-serif';
export const serifFamily =
  'var(--font-heading), Georgia, "Songti TC", "Songti SC", "Noto Serif CJK TC", "Noto Serif CJK SC", "PingFang HK", "Microsoft JhengHei", serif';

const options: ThemeOptions = {
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1470, xl: 1920 } },
  palette: {
    primary: { main: '#780D0E', light: '#EE1C25', dark: '#910e12', contrastText: '#ffffff' },
    secondary: { main: '#2C5F57', light: '#4F8379', dark: '#1F4741', contrastText: '#ffffff' },
    error: { main: '#B3141C' },
    success: { main: '#2C5F57' },
    text: { primary: '#333333', secondary: '#645B53', heading: '#2A1A17' },
    background: { default: '#FBF8F3', paper: '#FFFFFF', sand: '#F3EBDD', lacquer: '#2A0C0C' },
    divider: '#E6DDCF',
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: sansFamily,
    fontSize: 16,
    h1: { fontFamily: serifFamily, fontWeight: 500 },
    h2: { fontFamily: serifFamily, fontWeight: 500 },
    h3: { fontFamily: serifFamily, fontWeight: 500 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { paddingBlock: 11, paddingInline: 22 } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: false } },
    // The animations tell of fields that a browser fills in, for labels that move; ours stand still.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
};

/**
 * The MUI theme: the lender's breakpoints and primary colours, and the further colours of the visual design. Its components
 * have the values themselves: making and writing all CSS variables of MUI in each browser took 40 ms of a phone, and pages
 * need the 30 of the style sheet alone.
 */
export const theme = createTheme(options);

/** The theme's CSS variables that server components use, as one style sheet. */
export function themeVariables(): string {
  const exportedVariables =
    /^--mui-(?:palette-(?:primary|secondary|error|success)-(?:main|light|dark|contrastText)|palette-(?:text|background)-[a-z]+|palette-divider|shape-borderRadius)$/;
  const withVariables = createTheme({ ...options, cssVariables: true });
  if (!hasStyleSheets(withVariables)) throw new Error('The theme has no CSS variables');
  const sheets = withVariables.generateStyleSheets();
  const declarations = sheets
    .flatMap((sheet): unknown[] => Object.values(sheet))
    .flatMap((rules) => (rules && typeof rules === 'object' ? Object.entries(rules) : []))
    .filter(([name]) => exportedVariables.test(name))
    .map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${[...new Set(declarations)].join('\n')}\n}\n`;
}

/** MUI types this method only for themes created with its own augmentation. */
function hasStyleSheets(value: object): value is { generateStyleSheets: () => object[] } {
  return 'generateStyleSheets' in value && typeof value.generateStyleSheets === 'function';
}

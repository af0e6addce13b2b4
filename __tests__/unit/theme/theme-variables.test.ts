import { readFileSync } from 'node:fs';
import { theme, themeVariables } from '@/theme/theme';
import { filesUnder } from '@test/architecture/source-graph';

const sheet = readFileSync('src/theme/theme-variables.css', 'utf8');

describe('The theme', () => {
  it('has written its variables to the style sheet; if not, run `npx tsx scripts/draw/theme-variables.ts`', () => {
    expect(sheet).toBe(themeVariables());
  });

  it('has the colours and breakpoints of the specification', () => {
    expect(theme.palette).toMatchObject({
      primary: { main: '#780D0E', light: '#EE1C25', dark: '#910e12' },
      text: { primary: '#333333' },
    });
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 960, lg: 1470, xl: 1920 });
  });

  it('defines every variable that a style sheet uses', () => {
    const used = filesUnder('src')
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => ({
          file,
          name,
        })),
      );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ name }) => !sheet.includes(`${name}:`))).toEqual([]);
  });
});

// npm run screenshots -- ORIGIN OUTPUT_FOLDER [PATH,PATH…]: these pages, or every content page, at 390 and 1440 px in the three languages, with what the console said.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { contentPaths, localisedPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import { chromiumPath } from './lib/chromium.mjs';

const [origin = 'http://127.0.0.1:3000', folder = '/tmp/screenshots', list] = process.argv.slice(2);
const paths = list?.split(',') ?? Object.values(contentPaths);
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args,
});
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      console.log(width, page.url(), message.text()),
  );
  page.on('pageerror', (error) => console.log(width, page.url(), error.message));
  for (const locale of locales) {
    for (const path of paths) {
      await page.goto(origin + localisedPath(locale, path), { waitUntil: 'networkidle' });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width)
        console.log(width, page.url(), `scrolls sideways: ${scrollWidth} px`);
      await page.screenshot({
        path: join(
          folder,
          `${locale}-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}.png`,
        ),
        fullPage: true,
      });
    }
  }
}
await browser.close();

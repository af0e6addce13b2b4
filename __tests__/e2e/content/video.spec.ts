import { expect, test } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';

const maxBytes = 1_500_000;

interface Video {
  src: string;
  poster: string;
  durationSeconds: number;
  captionsEn: string;
  captionsHk: string;
  captionsCn: string;
}

test('the film has its files, is short and light, and has captions in three languages', async ({
  site,
}) => {
  const { data } = JSON.parse(
    (await fetchPath(site, '/api/v1/site/section-videos/infographic-video')).text,
  ) as { data: Video[] };
  expect(data).toHaveLength(1);
  for (const video of data) {
    const film = await fetch(site.url + video.src);
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await film.arrayBuffer()).byteLength).toBeLessThanOrEqual(maxBytes);
    expect(video.durationSeconds).toBeGreaterThanOrEqual(20);
    expect(video.durationSeconds).toBeLessThanOrEqual(30);
    const captions = await Promise.all(
      [video.captionsEn, video.captionsHk, video.captionsCn].map(async (path) =>
        fetchPath(site, path),
      ),
    );
    expect(captions.map(({ status, text }) => [status, text.slice(0, 6)])).toEqual([
      [200, 'WEBVTT'],
      [200, 'WEBVTT'],
      [200, 'WEBVTT'],
    ]);
    expect(new Set(captions.map(({ text }) => text)).size).toBe(3);
    expect((await fetchPath(site, video.poster)).status).toBe(200);
  }
});

test('a part of the film can be asked for, as players do when they seek', async ({ site }) => {
  const { data } = JSON.parse(
    (await fetchPath(site, '/api/v1/site/section-videos/infographic-video')).text,
  ) as { data: Video[] };
  const part = await fetch(site.url + data[0]?.src, { headers: { range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
});

test('the film is loaded only when it is played', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || request.url().endsWith('.mp4'))
      films.push(new URL(request.url()).pathname);
  });
  await page.goto('/hk', { waitUntil: 'networkidle' });
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await expect(film.locator('track')).toHaveCount(3);
  await expect(film.locator('track[default]')).toHaveAttribute('srclang', 'zh-HK');
  await film.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(films.length).toBeGreaterThan(0);
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { sectionVideos } from '@/copy/collections/section-videos';
import { iconPaths } from '@/components/icon-paths';
import { brand } from '@/config/brand';
import { icons, illustrations } from '@/contracts/content/block-fields';
import { sectionVideoSchema } from '@/contracts/site/site';

const publicFolder = join(process.cwd(), 'public');
const drawings = join(publicFolder, 'images', 'illustrations');
const svgFiles = [
  ...readdirSync(drawings)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(drawings, name)),
  join(publicFolder, 'images', 'brand', 'favicon.svg'),
];
const read = (file: string) => readFileSync(file, 'utf8');

describe('illustrations', () => {
  it.each([...illustrations, 'harbour-narrow'])('has a drawing of %s within its budget', (key) => {
    const svg = readFileSync(join(drawings, `${key}.svg`));
    expect(svg.length).toBeLessThanOrEqual(24 * 1024);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
  });

  it('has no drawing that no page can name', () => {
    expect(
      readdirSync(drawings)
        .filter((name) => name.endsWith('.svg'))
        .sort(),
    ).toEqual([...illustrations, 'harbour-narrow'].map((key) => `${key}.svg`).sort());
  });

  it.each(svgFiles)('%s carries no script, style, handler, font or outside reference', (file) => {
    const svg = read(file);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toMatch(
      /<script|<style|<text|<image|<foreignObject|\sstyle=|\son\w+=|href=|url\(|@import/i,
    );
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/i);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(svgFiles)('%s uses only the colours of the brand', (file) => {
    const palette = new Set([
      '#780D0E',
      '#A4605C',
      '#CBA69F',
      '#E2CFC7',
      '#EE1C25',
      '#FF5A60',
      '#2C5F57',
      '#FBF8F3',
      '#F3EBDD',
    ]);
    const used = new Set(read(file).match(/#[0-9a-f]{3,8}\b/gi));
    expect([...used].filter((colour) => !palette.has(colour))).toEqual([]);
  });
});

describe('icons', () => {
  it.each([...icons])('has a path for %s inside its 36 × 36 box', async (name) => {
    const margin = 4;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="-4 -4 44 44"><path d="${iconPaths[name]}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = Array.from({ length: info.width * info.height }, (_, index) => index).filter(
      (index) => (data[index * info.channels + 3] ?? 0) > 0,
    );
    const outside = inked.filter((index) => {
      const [x, y] = [index % info.width, Math.floor(index / info.width)];
      return x < margin || y < margin || x >= 36 + margin || y >= 36 + margin;
    });
    expect(inked.length).toBeGreaterThan(60);
    expect(outside).toEqual([]);
  });
});

describe('app icons', () => {
  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const)('%s is a square PNG of %i pixels', async (name, size) => {
    const { format, width, height } = await sharp(
      join(publicFolder, 'images', 'brand', name),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  });

  it('favicon.ico holds one 48 pixel PNG', async () => {
    const ico = readFileSync(join(publicFolder, 'favicon.ico'));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    const { format, width } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 48 });
  });
});

interface Cue {
  start: number;
  end: number;
  text: string;
}

function parseCues(vtt: string): Cue[] {
  const seconds = (stamp: string) =>
    stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return vtt
    .split(/\n\n+/)
    .slice(1)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const match = /(?:^|\n)(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n([\s\S]+)$/.exec(
        block.trim(),
      );
      const [, start = '', end = '', text = ''] = match ?? [];
      return { start: seconds(start), end: seconds(end), text };
    });
}

/** Seconds of an MP4, from the timescale and duration of its movie header (ISO/IEC 14496-12, 8.2.2, version 0). */
function durationOf(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd') + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}

describe.each(sectionVideos)('film $_id', (video) => {
  const file = (path: string) => join(publicFolder, path);
  const captions = { En: video.captionsEn, Hk: video.captionsHk, Cn: video.captionsCn };

  it('fits its contract and its files exist', () => {
    expect(sectionVideoSchema.parse(video)).toEqual(video);
    expect(
      [video.src, video.poster, ...Object.values(captions)].filter(
        (path) => !existsSync(file(path)),
      ),
    ).toEqual([]);
  });

  it('is small, starts playing before it is loaded and lasts as long as it says', () => {
    const mp4 = readFileSync(file(video.src));
    expect(mp4.length).toBeLessThanOrEqual(1.5 * 1024 * 1024);
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
    expect(Math.abs(durationOf(mp4) - video.durationSeconds)).toBeLessThan(0.1);
    expect(statSync(file(video.poster)).size).toBeLessThanOrEqual(60 * 1024);
  });

  it('has a poster of its own size', async () => {
    const { width, height } = await sharp(file(video.poster)).metadata();
    expect({ width, height }).toEqual({ width: video.width, height: video.height });
  });

  it.each(Object.entries(captions))(
    'has captions in %s that follow one another over its whole length',
    (_suffix, path) => {
      const vtt = read(file(path));
      const cues = parseCues(vtt);
      expect(vtt.startsWith('WEBVTT\n')).toBe(true);
      expect(cues).toHaveLength(vtt.split('-->').length - 1);
      expect(cues.filter((cue) => !(cue.end > cue.start) || cue.text.trim() === '')).toEqual([]);
      expect(
        cues
          .slice(1)
          .filter(
            (cue, index) =>
              cue.start < (cues[index]?.end ?? Infinity) ||
              cue.start > (cues[index]?.end ?? 0) + 0.5,
          ),
      ).toEqual([]);
      expect(cues[0]?.start).toBeLessThanOrEqual(0.5);
      expect(video.durationSeconds - (cues.at(-1)?.end ?? 0)).toBeLessThan(0.5);
      expect(cues.filter((cue) => cue.text.length / (cue.end - cue.start) > 20)).toEqual([]);
    },
  );

  it('has the same cues at the same times in three languages, each in its own words', () => {
    const [en, hk, cn] = Object.values(captions).map((path) => parseCues(read(file(path))));
    const times = (cues: Cue[] = []) => cues.map(({ start, end }) => [start, end]);
    expect(times(hk)).toEqual(times(en));
    expect(times(cn)).toEqual(times(en));
    expect(hk?.filter((cue, index) => cue.text === cn?.[index]?.text)).toEqual([]);
  });

  it('ends with the risk warning of the brand', () => {
    expect(parseCues(read(file(video.captionsEn))).at(-1)?.text).toContain(brand.riskWarningEn);
    expect(parseCues(read(file(video.captionsHk))).at(-1)?.text).toContain(brand.riskWarningHk);
    expect(parseCues(read(file(video.captionsCn))).at(-1)?.text).toContain(brand.riskWarningCn);
    expect(video.transcriptHk).toContain(brand.riskWarningHk);
  });
});

import { LRUCache } from 'lru-cache';
import satori from 'satori';
import sharp from 'sharp';
import { brand } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { logoPaths } from '@/lib/brand/logo-paths';
import { fontsFor } from './preview-fonts';

const width = 1200;
const height = 630;
const rendered = new LRUCache<string, Buffer>({ max: 120 });

const frame = {
  display: 'flex',
  flexDirection: 'column',
  width,
  height,
  padding: '72px 80px',
  backgroundColor: '#FBF8F3',
  borderTop: '18px solid #780D0E',
  justifyContent: 'space-between',
} as const;

/** Open Graph preview of a page, 1200 × 630 PNG: brand, the page's name, a line about it if any, the risk warning. */
export async function previewImage({
  locale,
  title,
  line = '',
}: {
  locale: Locale;
  title: string;
  line?: string;
}): Promise<Buffer> {
  const key = `${locale} ${title}\n${line}`;
  const known = rendered.get(key);
  if (known) return known;
  const name = localise(brand, 'name', { locale });
  const warning = localise(brand, 'riskWarning', { locale });
  const fonts = await fontsFor(
    name + title + line + warning,
    locale === 'cn' ? 'noto-sans-sc' : 'noto-sans-tc',
  );
  const svg = await satori(
    <div style={{ ...frame, fontFamily: fonts.map((font) => font.name).join(', ') }}>
      <div style={{ display: 'flex', alignItems: 'center', color: '#780D0E', fontSize: 38 }}>
        <svg
          width="72"
          height="72"
          viewBox="0 0 44 44"
          fill="none"
          stroke="#780D0E"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={logoPaths.wave} stroke="#EE1C25" strokeWidth="2.2" />
          <path d={logoPaths.city} fill="#780D0E" stroke="none" />
          <path d={logoPaths.key} />
        </svg>
        <span style={{ marginLeft: 20 }}>{name}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', lineHeight: 1.25, color: '#2A1A17' }}>
        <div style={{ display: 'flex', fontSize: title.length > 24 ? 62 : 78 }}>{title}</div>
        {line === '' ? null : (
          <div style={{ display: 'flex', marginTop: 20, fontSize: 44, color: '#780D0E' }}>
            {line}
          </div>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: 26,
          color: '#645B53',
          borderTop: '2px solid #E6DDCF',
          paddingTop: 24,
        }}
      >
        {warning}
      </div>
    </div>,
    { width, height, fonts },
  );
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  rendered.set(key, png);
  return png;
}

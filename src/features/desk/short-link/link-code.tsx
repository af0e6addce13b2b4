'use client';

import { QrCode } from '@/components/qr/qr-code';
import { qrModules, qrSvg } from '@/components/qr/qr-shape';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';
import own from './short-link.module.css';

/** Large enough for a poster of two metres at 25 dots an inch and more. */
const pngPixels = 2_048;

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The code in black on white; each module is a whole number of pixels, so that its edges stay sharp. */
function savePng(modules: readonly (readonly boolean[])[], name: string): void {
  const scale = Math.ceil(pngPixels / modules.length);
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * scale;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    }),
  );
  canvas.toBlob((blob) => {
    if (blob) save(blob, name);
  }, 'image/png');
}

/** The QR code of a short address, as it is and as files for print. */
export function LinkCode({
  url,
  code,
  t,
}: Pick<TranslationProps<'desk'>, 't'> & { url: string; code: string }) {
  const modules = qrModules(url);
  return (
    <div>
      <QrCode text={url} label={t('shortLink.qr')} className={own.code ?? ''} />
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            save(new Blob([qrSvg(modules)], { type: 'image/svg+xml' }), `qr-${code}.svg`)
          }
        >
          {t('shortLink.svg')}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => savePng(modules, `qr-${code}.png`)}
        >
          {t('shortLink.png')}
        </button>
      </p>
    </div>
  );
}

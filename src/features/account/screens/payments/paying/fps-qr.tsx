'use client';

import { QrCode } from '@/components/qr/qr-code';
import { outlineOf, qrModules } from '@/components/qr/qr-shape';
import type { Translate } from '@/i18n/text-keys';
import { saveFile } from '@/lib/save-file';
import panel from '@/features/account/components/panel.module.css';
import styles from './payment-panel.module.css';

interface FpsQrProps {
  payload: string;
  label: string;
  fileName: string;
  t: Translate<'account' | 'account-screen'>;
}

const pixelsPerModule = 8;

/** A QR code for banking apps, to be scanned or saved as a picture. */
export function FpsQr({ payload, label, fileName, t }: FpsQrProps) {
  return (
    <>
      <QrCode text={payload} label={label} className={styles.code} />
      <button type="button" className={panel.link} onClick={() => savePicture(payload, fileName)}>
        {t('paying.qrSave')}
      </button>
    </>
  );
}

function savePicture(payload: string, fileName: string): void {
  const modules = qrModules(payload);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules.length * pixelsPerModule;
  const drawing = canvas.getContext('2d');
  if (!drawing) return;
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.scale(pixelsPerModule, pixelsPerModule);
  drawing.fillStyle = '#000';
  drawing.fill(new Path2D(outlineOf(modules)));
  canvas.toBlob((picture) => picture && saveFile(picture, fileName), 'image/png');
}

'use client';

import { useMemo } from 'react';
import type { Translate } from '@/i18n/text-keys';
import { saveFile } from '@/lib/save-file';
import panel from '@/features/account/components/panel.module.css';
import styles from './payment-panel.module.css';
import { outlineOf, qrModules } from './qr-shape';

interface FpsQrProps {
  payload: string;
  label: string;
  fileName: string;
  t: Translate<'account' | 'account-screen'>;
}

const pixelsPerModule = 8;

/** A QR code for banking apps, to be scanned or saved as a picture. */
export function FpsQr({ payload, label, fileName, t }: FpsQrProps) {
  const modules = useMemo(() => qrModules(payload), [payload]);
  const size = modules.length;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        className={styles.code}
        shapeRendering="crispEdges"
      >
        <path d={outlineOf(modules)} />
      </svg>
      <button type="button" className={panel.link} onClick={() => savePicture(modules, fileName)}>
        {t('paying.qrSave')}
      </button>
    </>
  );
}

function savePicture(modules: readonly (readonly boolean[])[], fileName: string): void {
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

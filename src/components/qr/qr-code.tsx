'use client';

import { useMemo } from 'react';
import { outlineOf, qrModules } from './qr-shape';

interface QrCodeProps {
  text: string;
  /** What scanning it does. */
  label: string;
  className?: string;
}

/** A QR code drawn as one path. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const modules = useMemo(() => qrModules(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={outlineOf(modules)} />
    </svg>
  );
}

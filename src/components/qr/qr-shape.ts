import encodeQR from 'qr';

/** The modules of a QR code as rows of dark and light, the quiet zone of four modules included (ISO/IEC 18004). */
export const qrModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 4 });

/** The dark modules as the outline of an SVG path, one unit a module. */
export const outlineOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

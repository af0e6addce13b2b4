import encodeQR from 'qr';

/** The modules of a QR code as rows of dark and light, the quiet zone of four modules included (ISO/IEC 18004). */
export const qrModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 4 });

/** The dark modules as the outline of an SVG path, one unit a module. */
export const outlineOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

/** The code as an SVG file of its own, black on white, that any size keeps sharp. */
export function qrSvg(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${outlineOf(modules)}"/></svg>\n`;
}

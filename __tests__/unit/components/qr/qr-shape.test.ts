import { qrModules, qrSvg } from '@/components/qr/qr-shape';

describe('A QR code for print', () => {
  it('is an SVG of its own, white around and black where the code is dark', () => {
    const modules = qrModules('https://lender.example/go/spring');
    const dark = modules.flat().filter(Boolean).length;
    const svg = qrSvg(modules);
    expect(svg).toContain(`viewBox="0 0 ${modules.length} ${modules.length}"`);
    expect(svg.match(/h1v1h-1z/g)).toHaveLength(dark);
    // Four modules of white on each side (ISO/IEC 18004).
    expect(svg).not.toMatch(/M[0-3] \d+h1/);
  });
});

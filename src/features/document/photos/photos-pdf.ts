import type { DrawnPhoto } from './draw-smaller';

/** A4 in points (ISO 216). */
const [shortEdge, longEdge] = [595.28, 841.89];

/** A PDF with one photo on each page, the page turned as the photo is. Its pages hold the JPEGs as they are (ISO 32000-1, 7.4.8), so it is as sharp as they. */
export async function photosPdf(photos: readonly DrawnPhoto[]): Promise<Blob> {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (...more: (string | Uint8Array<ArrayBuffer>)[]): void => {
    for (const part of more) {
      parts.push(part);
      length += part.length;
    }
  };
  const writeObject = (...body: (string | Uint8Array<ArrayBuffer>)[]): void => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`, ...body, '\nendobj\n');
  };
  const stream = (dictionary: string, bytes: string | Uint8Array<ArrayBuffer>) =>
    [`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream'] as const;

  // Objects 1 and 2, then three for each page: page, content, picture.
  const pageOf = (index: number): number => 3 + index * 3;
  write('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  writeObject('<< /Type /Catalog /Pages 2 0 R >>');
  writeObject(
    `<< /Type /Pages /Count ${photos.length} /Kids [${photos.map((_, index) => `${pageOf(index)} 0 R`).join(' ')}] >>`,
  );
  for (const [index, { jpeg, width, height }] of photos.entries()) {
    const [pageWidth, pageHeight] = width > height ? [longEdge, shortEdge] : [shortEdge, longEdge];
    const scale = Math.min(pageWidth / width, pageHeight / height);
    const drawn = { width: width * scale, height: height * scale };
    const matrix = [
      drawn.width,
      0,
      0,
      drawn.height,
      (pageWidth - drawn.width) / 2,
      (pageHeight - drawn.height) / 2,
    ].map((value) => value.toFixed(2));
    const page = pageOf(index);
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${page + 1} 0 R /Resources << /XObject << /P ${page + 2} 0 R >> >> >>`,
    );
    writeObject(...stream('', `q ${matrix.join(' ')} cm /P Do Q`));
    writeObject(
      ...stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        new Uint8Array(await jpeg.arrayBuffer()),
      ),
    );
  }
  const tableStart = length;
  const count = offsets.length + 1;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(
    `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${tableStart}\n%%EOF\n`,
  );
  return new Blob(
    parts.map((part) => (typeof part === 'string' ? latin1(part) : part)),
    { type: 'application/pdf' },
  );
}

/** One byte for each character, so that offsets are lengths. */
const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

interface Page {
  /** Width and height in points. */
  box: readonly [number, number];
  content: string;
}

/** A PDF of these pages, written by hand (ISO 32000-1, 7.5). */
export function pdfOf(pages: readonly Page[]): Buffer {
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_page, index) => `${3 + index * 2} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    ...pages.flatMap(({ box: [width, height], content }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${4 + index * 2} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
    'latin1',
  );
}

import PDFDocument from 'pdfkit';
import { logoPaths } from '@/lib/brand/logo-paths';
import type { PdfDocumentContent, PdfTable } from './pdf-document';
import { createPdfText, type PdfDocument, type PdfText } from './pdf-text';

const page = { left: 56, width: 483, top: 56, bottom: 770, lastLine: 823 };
const footerLineHeight = 13;
const rowHeight = 19;
const labelWidth = 170;
const passageGap = 12;
const paragraphGap = 4;
/** Of the longest paragraph. */
const paragraphHeight = 90;
const logo = { size: 30 } as const;
const colours = {
  brand: '#780D0E',
  wave: '#EE1C25',
  text: '#333333',
  muted: '#666666',
  line: '#D9D4CC',
} as const;

interface DrawingContext {
  document: PdfDocument;
  pdfText: PdfText;
}

/** A document as PDF on A4 with the characters it uses embedded, so that it reads the same everywhere. */
export async function renderPdf(content: PdfDocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, language, script } = content;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const context: DrawingContext = { document, pdfText: createPdfText(document, script) };
  const summaryTop = drawHeader(context, content);
  const sectionsTop = drawSummary(context, { ...content, top: summaryTop });
  const tableTop = drawSections(context, { ...content, top: sectionsTop });
  const passagesTop = content.table
    ? drawTable(context, { table: content.table, top: tableTop })
    : tableTop;
  drawPassages(context, { ...content, top: passagesTop });
  drawFooters(context, content.footer);
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Draws heading and recipient; returns the y position of the next part. */
function drawHeader(
  { document, pdfText }: DrawingContext,
  { heading, hasLogo = false, subheading, recipient }: PdfDocumentContent,
): number {
  const box = { x: page.left, y: page.top, width: page.width };
  if (hasLogo) drawLogo(document);
  pdfText.writeLine(heading, {
    ...box,
    x: page.left + (hasLogo ? logo.size + 8 : 0),
    size: 18,
    colour: colours.brand,
  });
  pdfText.writeLine(subheading, { ...box, size: 13, colour: colours.text, align: 'right' });
  let y = page.top + 42;
  for (const line of recipient)
    y = pdfText.writeWrapped(line, { ...box, y, width: 280, size: 10, colour: colours.text });
  return y + 16;
}

/** The mark of the brand on its grid of 44 × 44, with the red wave. */
function drawLogo(document: PdfDocument): void {
  document
    .save()
    .translate(page.left, page.top - 5)
    .scale(logo.size / 44)
    .lineWidth(2.4)
    .lineCap('round')
    .lineJoin('round');
  document.path(logoPaths.wave).stroke(colours.wave);
  document.path(logoPaths.city).fill(colours.brand);
  document.path(logoPaths.key).stroke(colours.brand);
  document.restore();
}

function drawSummary(
  { pdfText }: DrawingContext,
  {
    summary,
    hasLead = false,
    top,
  }: Pick<PdfDocumentContent, 'summary' | 'hasLead'> & { top: number },
): number {
  let y = top;
  summary.forEach(([label, value], index) => {
    const isLead = hasLead && index === 0;
    pdfText.writeLine(label, {
      x: page.left,
      width: labelWidth,
      y: isLead ? y + 7 : y,
      size: 10,
      colour: colours.muted,
    });
    const end = pdfText.writeWrapped(value, {
      x: page.left + labelWidth,
      width: page.width - labelWidth,
      y,
      size: isLead ? 18 : 10,
      colour: isLead ? colours.brand : colours.text,
      align: 'right',
    });
    y = Math.max(y + rowHeight + (isLead ? 14 : 0), end + 4);
  });
  return y + 12;
}

function drawHeading(
  { pdfText }: DrawingContext,
  { heading, y }: { heading: string; y: number },
): number {
  const box = { x: page.left, y, width: page.width };
  pdfText.writeLine(heading, { ...box, size: 11, colour: colours.brand });
  return y + rowHeight + 2;
}

function drawSections(
  context: DrawingContext,
  { sections = [], top }: Pick<PdfDocumentContent, 'sections'> & { top: number },
): number {
  return sections.reduce(
    (y, { heading, rows }) =>
      drawSummary(context, { summary: rows, top: drawHeading(context, { heading, y }) }),
    top,
  );
}

function drawTable(
  context: DrawingContext,
  { table: { heading, columns, rows, emptyText }, top }: { table: PdfTable; top: number },
): number {
  const { document, pdfText } = context;
  const drawRow = (y: number, cells: readonly string[], colour: string): number => {
    cells.forEach((cell, index) => {
      const column = columns[index];
      if (!column) return;
      const { x, width, align } = column;
      pdfText.writeLine(cell, { x, width, align, y, size: 9, colour });
    });
    document
      .moveTo(page.left, y + rowHeight - 5)
      .lineTo(page.left + page.width, y + rowHeight - 5)
      .lineWidth(0.6)
      .strokeColor(colours.line)
      .stroke();
    return y + rowHeight;
  };
  const drawHeadings = (y: number): number =>
    drawRow(
      y,
      columns.map(({ heading }) => heading),
      colours.brand,
    );
  let y = drawHeadings(heading === undefined ? top : drawHeading(context, { heading, y: top }));
  if (rows.length === 0) {
    const box = { x: page.left, y, width: page.width };
    pdfText.writeLine(emptyText, { ...box, size: 9, colour: colours.text });
    y += rowHeight;
  }
  for (const cells of rows) {
    if (y > page.bottom - rowHeight) {
      document.addPage();
      y = drawHeadings(page.top);
    }
    y = drawRow(y, cells, colours.text);
  }
  return y + passageGap;
}

function drawPassages(
  context: DrawingContext,
  { passages = [], top }: Pick<PdfDocumentContent, 'passages'> & { top: number },
): void {
  const { document, pdfText } = context;
  let y = top;
  const makeRoom = (height: number): void => {
    if (y <= page.bottom - height) return;
    document.addPage();
    y = page.top;
  };
  const box = { x: page.left, width: page.width, size: 9.5, colour: colours.text };
  for (const { heading, paragraphs } of passages) {
    makeRoom(rowHeight + paragraphHeight);
    y = drawHeading(context, { heading, y });
    for (const paragraph of paragraphs) {
      makeRoom(paragraphHeight);
      y = pdfText.writeWrapped(paragraph, { ...box, y }) + paragraphGap;
    }
    y += passageGap;
  }
}

function drawFooters(
  { document, pdfText }: DrawingContext,
  { lines, pageLine }: PdfDocumentContent['footer'],
): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    const box = { x: page.left, width: page.width, size: 8, colour: colours.muted };
    const numbered = pageLine
      .replace('{page}', String(index + 1))
      .replace('{count}', String(count));
    lines.forEach((line, lineIndex) =>
      pdfText.writeLine(line, {
        ...box,
        y: page.lastLine - (lines.length - lineIndex) * footerLineHeight,
      }),
    );
    pdfText.writeLine(numbered, { ...box, y: page.lastLine, align: 'right' });
  }
}

import PDFDocument from 'pdfkit';
import type { Locale } from '@/contracts/locale';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import type { ReadText } from '@/lib/texts/locale-texts';
import { statementTexts, type StatementTextKey } from '@/lib/texts/statement-texts';
import { loadStatementFont } from '@/backoffice/adapters/pdf/statement-fonts';
import { createPdfText, type PdfDocument, type PdfText } from '@/backoffice/adapters/pdf/pdf-text';
import { statementColumns, statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';

export interface StatementData {
  locale: Locale;
  brandName: string;
  licenceNumber: string;
  riskWarning: string;
  customer: { name: string | null; address: string | null };
  loan: { loanNo: string; annualRate: number };
  figures: StatementFigures;
}

const page = { left: 56, width: 483, top: 56, bottom: 770 };
const columns = [
  { x: page.left, width: 130, align: 'left' },
  { x: 186, width: 130, align: 'left' },
  { x: 316, width: 75, align: 'right' },
  { x: 393, width: 71, align: 'right' },
  { x: 466, width: 73, align: 'right' },
] as const;
const rowHeight = 19;
const colours = { brand: '#780D0E', text: '#333333', muted: '#666666', line: '#D9D4CC' } as const;
const languages: Record<Locale, string> = { en: 'en-HK', hk: 'zh-Hant-HK', cn: 'zh-Hans-CN' };

interface DrawingContext extends StatementData {
  document: PdfDocument;
  pdfText: PdfText;
  t: ReadText<StatementTextKey>;
}

const money = (cents: number): string => formatMoney(fromCents(cents), { withCents: true });

/** A statement as PDF on A4 with the characters it uses embedded, so that it reads the same everywhere. */
export async function renderStatementPdf(
  statement: StatementData,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, brandName, figures } = statement;
  const t = statementTexts.in(locale);
  const info = {
    Title: `${brandName} ${t('title')} ${figures.stmDate}`,
    Author: brandName,
  };
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: languages[locale],
    info,
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const font of ['traditional', 'simplified'] as const)
    document.registerFont(font, loadStatementFont(font).bytes);
  const context: DrawingContext = {
    ...statement,
    t,
    document,
    pdfText: createPdfText(document, locale === 'cn' ? 'simplified' : 'traditional'),
  };
  drawTable(context, drawSummary(context, drawHeader(context)));
  drawFooters(context);
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Brand, title and recipient; answers the y position of the next part. */
function drawHeader({ pdfText, t, brandName, customer }: DrawingContext): number {
  const box = { x: page.left, y: page.top, width: page.width };
  pdfText.writeLine(brandName, { ...box, size: 18, colour: colours.brand });
  pdfText.writeLine(t('title'), {
    ...box,
    size: 13,
    colour: colours.text,
    align: 'right',
  });
  let y = page.top + 42;
  for (const line of [customer.name, customer.address])
    if (line !== null)
      y = pdfText.writeWrapped(line, { ...box, y, width: 280, size: 10, colour: colours.text });
  return y + 16;
}

function drawSummary({ pdfText, t, locale, figures, loan }: DrawingContext, top: number): number {
  const summaryRows = [
    [t('loanNo'), loan.loanNo],
    [t('statementDate'), formatDay(figures.stmDate, locale)],
    [
      t('period'),
      `${formatDay(figures.from, locale)} ${t('until')} ${formatDay(figures.stmDate, locale)}`,
    ],
    [t('annualRate'), formatPercent(loan.annualRate, { fixed: true })],
    [t('opening'), money(figures.opening)],
    [t('charged'), money(figures.charged)],
    [t('paid'), money(figures.paid)],
    [t('closing'), money(figures.closing)],
  ] as const;
  summaryRows.forEach(([label, value], index) => {
    const box = { x: page.left, y: top + index * rowHeight, width: page.width, size: 10 };
    pdfText.writeLine(label, { ...box, colour: colours.muted });
    pdfText.writeLine(value, { ...box, colour: colours.text, align: 'right' });
  });
  return top + summaryRows.length * rowHeight + 12;
}

function drawRow(
  { document, pdfText }: DrawingContext,
  y: number,
  { cells, colour }: { cells: readonly string[]; colour: string },
): number {
  cells.forEach((cell, index) => {
    const column = columns[index];
    if (column) pdfText.writeLine(cell, { ...column, y, size: 9, colour });
  });
  document
    .moveTo(page.left, y + rowHeight - 5)
    .lineTo(page.left + page.width, y + rowHeight - 5)
    .lineWidth(0.6)
    .strokeColor(colours.line)
    .stroke();
  return y + rowHeight;
}

function drawTable(context: DrawingContext, top: number): void {
  const { document, pdfText, t, locale, figures } = context;
  const headings = statementColumns.map((column) => t(column));
  let y = drawRow(context, top, { cells: headings, colour: colours.brand });
  const lines = statementLines(figures, locale);
  if (lines.length === 0)
    pdfText.writeLine(t('noEntries'), {
      x: page.left,
      y,
      width: page.width,
      size: 9,
      colour: colours.text,
    });
  for (const { date, description, charged, paid, owed } of lines) {
    if (y > page.bottom - rowHeight) {
      document.addPage();
      y = drawRow(context, page.top, { cells: headings, colour: colours.brand });
    }
    y = drawRow(context, y, {
      cells: [formatDay(date, locale), description, ...[charged, paid, owed].map(formatAmountCell)],
      colour: colours.text,
    });
  }
}

const formatAmountCell = (amount: string): string =>
  amount === '' ? '' : formatMoney(Number(amount), { withCents: true }).replace('HK$', '');

function drawFooters({
  document,
  pdfText,
  t,
  licenceNumber,
  riskWarning,
  loan,
}: DrawingContext): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    const box = { x: page.left, width: page.width, size: 8, colour: colours.muted };
    pdfText.writeLine(t('note'), { ...box, y: 784 });
    pdfText.writeLine(`${t('licence')}${t('colon')}${licenceNumber} · ${riskWarning}`, {
      ...box,
      y: 797,
    });
    pdfText.writeLine(`${loan.loanNo} · ${t('page', { page: index + 1, count })}`, {
      ...box,
      y: 810,
      align: 'right',
    });
  }
}

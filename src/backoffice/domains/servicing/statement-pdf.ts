import PDFDocument from 'pdfkit';
import type { Locale } from '@/contracts/locale';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import { statementFont } from './statement-fonts';
import { statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';
import { statementWords as words } from './statement.words';

export interface StatementSheet {
  locale: Locale;
  brandName: string;
  licenceNumber: string;
  riskWarning: string;
  customer: { name: string | null; address: string | null };
  loan: { loanNo: string; annualRate: number; property: string | null };
  figures: StatementFigures;
}

const page = { left: 56, right: 539, top: 56, bottom: 770 };
const columns = [
  { x: page.left, width: 130, align: 'left' },
  { x: 190, width: 130, align: 'left' },
  { x: 320, width: 70, align: 'right' },
  { x: 395, width: 68, align: 'right' },
  { x: 468, width: 71, align: 'right' },
] as const;
const rowHeight = 19;
const colours = { brand: '#780D0E', text: '#333333', quiet: '#666666', line: '#D9D4CC' } as const;

type Document = InstanceType<typeof PDFDocument>;

const money = (cents: number): string => formatMoney(fromCents(cents), { withCents: true });

/** A statement as PDF on A4 with the characters it uses embedded, so that it reads the same everywhere. */
export async function statementPdf(sheet: StatementSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, brandName, figures, loan } = sheet;
  const document = new PDFDocument({ size: 'A4', margins: { top: page.top, bottom: 40, left: page.left, right: 56 }, bufferPages: true, lang: locale === 'en' ? 'en-HK' : locale === 'hk' ? 'zh-HK' : 'zh-CN', info: { Title: `${brandName} ${words.title[locale]} ${figures.stmDate}`, Author: brandName } });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.registerFont('traditional', statementFont('traditional'));
  document.registerFont('simplified', statementFont('simplified'));
  document.font(locale === 'cn' ? 'simplified' : 'traditional');
  drawHead(document, sheet);
  drawFacts(document, sheet);
  drawTable(document, sheet);
  drawFeet(document, sheet, loan.loanNo);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawHead(document: Document, { locale, brandName, customer }: StatementSheet): void {
  document.fillColor(colours.brand).fontSize(18).text(brandName, page.left, page.top);
  document.fillColor(colours.text).fontSize(13).text(words.title[locale], page.left, page.top, { width: page.right - page.left, align: 'right' });
  document.fontSize(10);
  let y = page.top + 42;
  for (const line of [customer.name, customer.address]) {
    if (line === null) continue;
    withGlyphs(document, locale, () => document.text(line, page.left, y, { width: 260 }));
    y = document.y + 2;
  }
  document.y = y;
}

/** Names are written as their owners write them: the font of the statement's language with the other Chinese one behind it. */
function withGlyphs(document: Document, locale: Locale, draw: () => void): void {
  document.font('simplified');
  draw();
  document.font(locale === 'cn' ? 'simplified' : 'traditional');
}

function drawFacts(document: Document, { locale, figures, loan }: StatementSheet): void {
  const facts: [string, string][] = [
    [words.loanNo[locale], loan.loanNo],
    [words.statementDate[locale], formatDay(figures.stmDate, locale)],
    [words.period[locale], `${formatDay(figures.from, locale)} ${words.until[locale]} ${formatDay(figures.stmDate, locale)}`],
    [words.annualRate[locale], formatPercent(loan.annualRate, { fixed: true })],
    [words.opening[locale], money(figures.opening)],
    [words.charged[locale], money(figures.charged)],
    [words.paid[locale], money(figures.paid)],
    [words.closing[locale], money(figures.closing)],
  ];
  let y = document.y + 18;
  for (const [label, value] of facts) {
    document.fillColor(colours.quiet).text(label, page.left, y, { width: 180, lineBreak: false });
    document.fillColor(colours.text).text(value, 240, y, { width: page.right - 240, align: 'right', lineBreak: false });
    y += rowHeight;
  }
  document.y = y + 10;
}

function drawRow(document: Document, y: number, cells: readonly string[]): void {
  cells.forEach((cell, index) => {
    const column = columns[index];
    if (column) document.text(cell, column.x, y, { width: column.width, align: column.align, lineBreak: false });
  });
}

function drawLine(document: Document, y: number): void {
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(colours.line).stroke();
}

function drawTable(document: Document, { locale, figures }: StatementSheet): void {
  const headings = [words.date, words.description, words.chargedColumn, words.paidColumn, words.owed].map((word) => word[locale]);
  const heading = (y: number): number => {
    document.fillColor(colours.brand).fontSize(9);
    drawRow(document, y, headings);
    drawLine(document, y + rowHeight - 4);
    document.fillColor(colours.text);
    return y + rowHeight + 2;
  };
  let y = heading(document.y);
  const lines = statementLines(figures, locale);
  if (lines.length === 0) document.text(words.noEntries[locale], page.left, y, { lineBreak: false });
  for (const { date, description, charged, paid, owed } of lines) {
    if (y > page.bottom - rowHeight) {
      document.addPage();
      y = heading(page.top);
    }
    drawRow(document, y, [formatDay(date, locale), description, grouped(charged), grouped(paid), grouped(owed)]);
    drawLine(document, y + rowHeight - 5);
    y += rowHeight;
  }
  document.y = y;
}

const grouped = (amount: string): string => (amount === '' ? '' : formatMoney(Number(amount), { withCents: true }).replace('HK$', ''));

function drawFeet(document: Document, { locale, licenceNumber, riskWarning }: StatementSheet, loanNo: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    document.page.margins.bottom = 0;
    document.fillColor(colours.quiet).fontSize(8);
    document.text(words.note[locale], page.left, 784, { width: page.right - page.left, lineBreak: false });
    document.text(`${words.licence[locale]}: ${licenceNumber} · ${riskWarning}`, page.left, 797, { width: page.right - page.left, lineBreak: false });
    document.text(`${loanNo} · ${words.page[locale]} ${index + 1}/${count}`, page.left, 810, { width: page.right - page.left, align: 'right', lineBreak: false });
  }
}

import PDFDocument from 'pdfkit';
import type { Locale } from '@/contracts/locale';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import { statementFont } from '@/backoffice/adapters/pdf/statement-fonts';
import { createPen, type Document, type Pen } from '@/backoffice/adapters/pdf/statement-pen';
import { statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';
import { statementWords as words } from './statement.words';

export interface StatementSheet {
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
const colours = { brand: '#780D0E', text: '#333333', quiet: '#666666', line: '#D9D4CC' } as const;
const languages: Record<Locale, string> = { en: 'en-HK', hk: 'zh-Hant-HK', cn: 'zh-Hans-CN' };

interface Sheet extends StatementSheet {
  document: Document;
  pen: Pen;
}

const money = (cents: number): string => formatMoney(fromCents(cents), { withCents: true });

/** A statement as PDF on A4 with the characters it uses embedded, so that it reads the same everywhere. */
export async function statementPdf(statement: StatementSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, brandName, figures } = statement;
  const info = {
    Title: `${brandName} ${words.title[locale]} ${figures.stmDate}`,
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
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const font of ['traditional', 'simplified'] as const)
    document.registerFont(font, statementFont(font).bytes);
  const sheet: Sheet = {
    ...statement,
    document,
    pen: createPen(document, locale === 'cn' ? 'simplified' : 'traditional'),
  };
  drawTable(sheet, drawFacts(sheet, drawHead(sheet)));
  drawFeet(sheet);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Brand, title and who the statement is for; answers where the next part goes. */
function drawHead({ pen, locale, brandName, customer }: Sheet): number {
  const box = { x: page.left, y: page.top, width: page.width };
  pen.write(brandName, { ...box, size: 18, colour: colours.brand });
  pen.write(words.title[locale], { ...box, size: 13, colour: colours.text, align: 'right' });
  let y = page.top + 42;
  for (const line of [customer.name, customer.address])
    if (line !== null)
      y = pen.wrap(line, { ...box, y, width: 280, size: 10, colour: colours.text });
  return y + 16;
}

function drawFacts({ pen, locale, figures, loan }: Sheet, top: number): number {
  const facts = [
    [words.loanNo[locale], loan.loanNo],
    [words.statementDate[locale], formatDay(figures.stmDate, locale)],
    [
      words.period[locale],
      `${formatDay(figures.from, locale)} ${words.until[locale]} ${formatDay(figures.stmDate, locale)}`,
    ],
    [words.annualRate[locale], formatPercent(loan.annualRate, { fixed: true })],
    [words.opening[locale], money(figures.opening)],
    [words.charged[locale], money(figures.charged)],
    [words.paid[locale], money(figures.paid)],
    [words.closing[locale], money(figures.closing)],
  ] as const;
  facts.forEach(([label, value], index) => {
    const box = { x: page.left, y: top + index * rowHeight, width: page.width, size: 10 };
    pen.write(label, { ...box, colour: colours.quiet });
    pen.write(value, { ...box, colour: colours.text, align: 'right' });
  });
  return top + facts.length * rowHeight + 12;
}

function drawRow(
  { document, pen }: Sheet,
  y: number,
  { cells, colour }: { cells: readonly string[]; colour: string },
): number {
  cells.forEach((cell, index) => {
    const column = columns[index];
    if (column) pen.write(cell, { ...column, y, size: 9, colour });
  });
  document
    .moveTo(page.left, y + rowHeight - 5)
    .lineTo(page.left + page.width, y + rowHeight - 5)
    .lineWidth(0.6)
    .strokeColor(colours.line)
    .stroke();
  return y + rowHeight;
}

function drawTable(sheet: Sheet, top: number): void {
  const { document, pen, locale, figures } = sheet;
  const headings = [
    words.date,
    words.description,
    words.chargedColumn,
    words.paidColumn,
    words.owed,
  ].map((word) => word[locale]);
  let y = drawRow(sheet, top, { cells: headings, colour: colours.brand });
  const lines = statementLines(figures, locale);
  if (lines.length === 0)
    pen.write(words.noEntries[locale], {
      x: page.left,
      y,
      width: page.width,
      size: 9,
      colour: colours.text,
    });
  for (const { date, description, charged, paid, owed } of lines) {
    if (y > page.bottom - rowHeight) {
      document.addPage();
      y = drawRow(sheet, page.top, { cells: headings, colour: colours.brand });
    }
    y = drawRow(sheet, y, {
      cells: [formatDay(date, locale), description, ...[charged, paid, owed].map(grouped)],
      colour: colours.text,
    });
  }
}

const grouped = (amount: string): string =>
  amount === '' ? '' : formatMoney(Number(amount), { withCents: true }).replace('HK$', '');

function drawFeet({ document, pen, locale, licenceNumber, riskWarning, loan }: Sheet): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    const box = { x: page.left, width: page.width, size: 8, colour: colours.quiet };
    pen.write(words.note[locale], { ...box, y: 784 });
    pen.write(`${words.licence[locale]}${words.colon[locale]}${licenceNumber} · ${riskWarning}`, {
      ...box,
      y: 797,
    });
    pen.write(
      `${loan.loanNo} · ${words.page[locale].replace('{page}', String(index + 1)).replace('{count}', String(count))}`,
      { ...box, y: 810, align: 'right' },
    );
  }
}

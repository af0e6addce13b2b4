import type PDFDocument from 'pdfkit';
import { loadPdfFont, splitByFont, type PdfFont, type PdfFontFile } from './pdf-fonts';

export type PdfDocument = InstanceType<typeof PDFDocument>;

export interface TextBox {
  x: number;
  y: number;
  width: number;
  size: number;
  colour: string;
  align?: 'left' | 'right';
}

export interface PdfText {
  /** Writes one line. */
  writeLine: (text: string, box: TextBox) => void;
  /** Writes a text in as many lines as it needs; returns the y position of the next one. */
  writeWrapped: (text: string, box: TextBox) => number;
}

/** The parts of a text between which a line may end: after a space, a comma or a Chinese character, but never before what closes. */
export const breakableParts = (text: string): string[] =>
  text.split(/(?<=[ ,、，。；：！？）」』]|\p{Script=Han})(?![,、，。；：！？）」』”’])/u);

/** Writes text in the font of one language, with the other Chinese fonts as fallback. */
export function createPdfText(document: PdfDocument, font: PdfFont): PdfText {
  const registered = new Set<PdfFontFile>();
  function useFont(name: PdfFontFile, size: number): PdfDocument {
    if (!registered.has(name)) document.registerFont(name, loadPdfFont(name).bytes);
    registered.add(name);
    return document.font(name).fontSize(size);
  }
  const measureWidth = (text: string, size: number) =>
    splitByFont(text, font).reduce(
      (sum, run) => sum + useFont(run.font, size).widthOfString(run.text),
      0,
    );

  function writeLine(text: string, { x, y, width, size, colour, align = 'left' }: TextBox): void {
    let at = align === 'right' ? x + width - measureWidth(text, size) : x;
    document.fillColor(colour);
    for (const run of splitByFont(text, font)) {
      useFont(run.font, size).text(run.text, at, y, { lineBreak: false });
      at += document.widthOfString(run.text);
    }
  }

  return {
    writeLine,
    writeWrapped(text, box) {
      let y = box.y;
      let line = '';
      for (const word of breakableParts(text)) {
        if (line !== '' && measureWidth(line + word, box.size) > box.width) {
          writeLine(line, { ...box, y });
          y += box.size * 1.5;
          line = '';
        }
        line += word;
      }
      writeLine(line, { ...box, y });
      return y + box.size * 1.5;
    },
  };
}

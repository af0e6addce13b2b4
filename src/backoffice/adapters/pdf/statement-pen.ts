import type PDFDocument from 'pdfkit';
import { fontRuns, type StatementFont } from './statement-fonts';

export type Document = InstanceType<typeof PDFDocument>;

export interface TextBox {
  x: number;
  y: number;
  width: number;
  size: number;
  colour: string;
  align?: 'left' | 'right';
}

export interface Pen {
  /** Writes one line. */
  write: (text: string, box: TextBox) => void;
  /** Writes a text in as many lines as it needs; answers where the next one goes. */
  wrap: (text: string, box: TextBox) => number;
}

/** Writes text in the font of one language, with the other Chinese font behind it. */
export function createPen(document: Document, font: StatementFont): Pen {
  const widthOf = (text: string, size: number) =>
    fontRuns(text, font).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );

  function write(text: string, { x, y, width, size, colour, align = 'left' }: TextBox): void {
    let at = align === 'right' ? x + width - widthOf(text, size) : x;
    document.fillColor(colour);
    for (const run of fontRuns(text, font)) {
      document.font(run.font).fontSize(size).text(run.text, at, y, { lineBreak: false });
      at += document.widthOfString(run.text);
    }
  }

  return {
    write,
    wrap(text, box) {
      let y = box.y;
      let line = '';
      for (const word of text.split(/(?<=[ ,、，]|\p{Script=Han})/u)) {
        if (line !== '' && widthOf(line + word, box.size) > box.width) {
          write(line, { ...box, y });
          y += box.size * 1.5;
          line = '';
        }
        line += word;
      }
      write(line, { ...box, y });
      return y + box.size * 1.5;
    },
  };
}

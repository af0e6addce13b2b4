import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';

/** One page of a PDF, numbered from 1, and how many there are; `picture` is null where there is none of this number. PDFium runs in WebAssembly and has no script engine. Throws for a file that is no PDF, is locked or has a broken page. */
export async function pdfPage(
  file: Buffer,
  { page, edge }: { page: number; edge: number },
): Promise<{ pages: number; picture: Sharp | null }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages = document.getPageCount();
  if (page > pages) return { pages, picture: null };
  const opened = document.getPage(page - 1);
  const { originalWidth, originalHeight } = opened.getOriginalSize();
  const scale = edge / Math.max(originalWidth, originalHeight);
  const sizeOf = (points: number): number => Math.max(1, Math.round(points * scale));
  const { data, width, height } = await opened.render({
    render: 'bitmap',
    renderFormFields: true,
    width: sizeOf(originalWidth),
    height: sizeOf(originalHeight),
  });
  return { pages, picture: sharp(data, { raw: { width, height, channels: 4 } }) };
}

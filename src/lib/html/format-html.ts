import { escapeHtml } from './escape-html';

/** A text that is written in, and what of it is chosen. */
export interface WrittenText {
  text: string;
  start: number;
  end: number;
}

/** What a writer can do with a chosen text besides typing. */
export const textFormats = ['bold', 'list', 'numberedList'] as const;
export type TextFormat = (typeof textFormats)[number];

const replaced = ({ text, start, end }: WrittenText, by: string, chosen = by): WrittenText => {
  const at = start + by.indexOf(chosen);
  return { text: text.slice(0, start) + by + text.slice(end), start: at, end: at + chosen.length };
};

/** Puts a tag around what is chosen, or takes it away where it is all that is chosen; without a choice the cursor stands between. */
function wrapped(written: WrittenText, tag: string): WrittenText {
  const chosen = written.text.slice(written.start, written.end);
  const [open, close] = [`<${tag}>`, `</${tag}>`];
  if (chosen.startsWith(open) && chosen.endsWith(close))
    return replaced(written, chosen.slice(open.length, -close.length));
  if (chosen !== '') return replaced(written, `${open}${chosen}${close}`);
  const { text, start, end } = replaced(written, `${open}${close}`);
  return { text, start: start + open.length, end: end - close.length };
}

/** Makes each chosen line an item of a list, without what marks items in plain text. */
function listed(written: WrittenText, tag: 'ul' | 'ol'): WrittenText {
  const lines = written.text
    .slice(written.start, written.end)
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d{1,2}[.)])?\s*/, '').trimEnd())
    .filter((line) => line !== '');
  const items = lines.length === 0 ? [''] : lines;
  const list = `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${tag}>`;
  if (lines.length > 0) return replaced(written, list);
  const at = written.start + list.indexOf('</li>');
  return { ...replaced(written, list), start: at, end: at };
}

/** The text with what is chosen in bold letters, or as a list of its lines. */
export function formatted(written: WrittenText, format: TextFormat): WrittenText {
  if (format === 'bold') return wrapped(written, 'b');
  return listed(written, format === 'list' ? 'ul' : 'ol');
}

const linkPattern = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i;

/** Whether a link may lead there: a page of this site, or an address that the sanitiser leaves. */
export const isLinkAddress = (address: string): boolean => linkPattern.test(address);

/** The text with what is chosen as a link; without a choice the address stands for it. */
export function linked(written: WrittenText, address: string): WrittenText {
  const chosen = written.text.slice(written.start, written.end);
  const words = chosen === '' ? escapeHtml(address) : chosen;
  return replaced(written, `<a href="${escapeHtml(address)}">${words}</a>`);
}

import type { Indicative } from '@/contracts/application/indicative-result';
import { indicativeTexts } from '@/lib/texts/application/indicative-texts';
import { indicativeView } from '@/lib/application/indicative-view';
import { formatDay } from '@/lib/dates';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { letterOf, type Letterhead } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';

/** An indicative result as a letter, to be drawn in the language of the letterhead. It names nobody. */
export function indicativeDocument(
  indicative: Indicative,
  { letterhead, applicationNumber }: { letterhead: Letterhead; applicationNumber: string | null },
): PdfDocumentContent {
  const { locale } = letterhead;
  const t = indicativeTexts.in(locale);
  const { title, body, reasons, rows, changes, toVerify } = indicativeView(indicative, {
    t,
    locale,
  });
  const passage = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [{ heading, paragraphs: lines.map((line) => `• ${line}`) }];
  const day = indicative.figures ? formatDay(indicative.figures.asOf, locale) : '';
  return {
    ...letterOf(letterhead, {
      title: t('title'),
      subject: applicationNumber ?? day,
      pageLine: [day, t('page', { page: '{page}', count: '{count}' })]
        .filter((part) => part !== '')
        .join(' · '),
      notes: [t('badge')],
      customer: { name: null, address: null },
    }),
    summary: [
      ...rows.map(({ label, value }) => [label, value] as const),
      ...(applicationNumber === null ? [] : [[t('applicationNumber'), applicationNumber] as const]),
    ],
    hasLead: true,
    table: null,
    passages: [
      { heading: title, paragraphs: [body] },
      ...passage(t('why'), reasons),
      ...passage(
        t('changes.heading'),
        changes.map(({ text }) => text),
      ),
      {
        heading: t('badge'),
        paragraphs: rows.flatMap(({ label, note, more }) => {
          const notes = [note, more].filter((part) => part !== null);
          return notes.length > 0
            ? [t('noted', { label, note: notes.join(sentenceGap(locale)) })]
            : [];
        }),
      },
      { heading: t('toVerify'), paragraphs: [toVerify.join(' · ')] },
    ],
  };
}

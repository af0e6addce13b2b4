import { personalTables } from '@/backoffice/db/personal/personal-tables';
import type { Locale } from '@/contracts/locale';
import { localeMetadata } from '@/config/locales';
import { keysOf } from '@/contracts/typed-record';
import { formatDayAndTime } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { escapeHtml } from '@/lib/html/escape-html';
import { fromCents } from '@/lib/loan/money';
import { personalCopyTexts } from '@/lib/texts/customer/personal-copy-texts';
import type { CopyPart } from './personal-copy.model';

/** The copy for computers, which lies beside its page. */
export const dataFileName = 'data.json';

export interface CopyPageOptions {
  locale: Locale;
  at: Date;
  /** Of the lender. */
  brand: string;
  /** Of what staff wrote for themselves, which is not given out unread. */
  isNotes?: boolean;
}

/** Amounts of the ledger, which has them without `Cents` in their names. */
const ledgerAmounts: ReadonlySet<string> = new Set(
  ['cash', 'principal', 'billed', 'interest', 'deferred', 'income', 'credit'].flatMap((name) => [
    name,
    `${name}After`,
  ]),
);

const style =
  'body{font:16px/1.5 system-ui,sans-serif;color:#333;max-width:60rem;margin:2rem auto;padding:0 1rem}h1,h2{color:#780d0e}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0;padding:.5rem 0;border-top:1px solid #ccc}dl dl{border:0;padding:0;margin:0}.deep{grid-column:1/-1;padding-left:1.5rem}dt{color:#595959}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}@media(max-width:600px){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}';

/** The rows of a person as one HTML file that needs nothing else; nothing in it is run. */
export function copyPage(
  rows: CopyPart,
  { locale, at, brand, isNotes = false }: CopyPageOptions,
): string {
  const t = personalCopyTexts.in(locale);
  /** What has no name here is named as in the file for computers. */
  const fieldName = (name: string): string => {
    const key = `field.${name}`;
    return personalCopyTexts.isKey(key) ? t(key) : name;
  };

  function shown(name: string, value: unknown): string {
    if (value instanceof Date) return escapeHtml(formatDayAndTime(value, locale));
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return escapeHtml(numeral(name, value));
    if (Array.isArray(value))
      return value.every((one) => typeof one === 'string')
        ? escapeHtml(value.join(', '))
        : value.map((one) => shown(name, one)).join('');
    if (typeof value === 'object' && value !== null) return listOf(value);
    const text = String(value);
    return name === 'file'
      ? `<a href="${escapeHtml(text)}">${escapeHtml(text)}</a>`
      : escapeHtml(text);
  }

  function listOf(value: object): string {
    const items = Object.entries(value)
      .filter(([, part]) => !isEmpty(part))
      .map(([name, part]) => {
        const content = shown(name, part);
        const open = content.startsWith('<dl>') ? '<dd class="deep">' : '<dd>';
        return `<dt>${escapeHtml(fieldName(name))}</dt>${open}${content}</dd>`;
      });
    return `<dl>${items.join('')}</dl>`;
  }

  const sections = keysOf(personalTables).flatMap((name) => {
    const ofTable = rows[name];
    if (!ofTable) return [];
    return `<section><h2>${escapeHtml(t(`table.${name}`))}</h2>${ofTable.map(listOf).join('')}</section>`;
  });
  const title = t(isNotes ? 'notesTitle' : 'title');
  const leads = isNotes
    ? [t('notesLead')]
    : [
        t('lead', { at: formatDayAndTime(at, locale), file: dataFileName }),
        t('codes', { example: 'received' }),
        t('others'),
      ];
  return `<!doctype html><html lang="${localeMetadata[locale].htmlLang}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${title} | ${brand}`)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(brand)}</p>${leads.map((lead) => `<p>${escapeHtml(lead)}</p>`).join('')}${sections.join('')}</body></html>`;
}

function numeral(name: string, value: number): string {
  if (name.endsWith('Cents') || ledgerAmounts.has(name))
    return formatMoney(fromCents(value), { withCents: true });
  return /rateMicros$/i.test(name)
    ? formatPercent(value / 1_000_000, { fixed: true })
    : String(value);
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

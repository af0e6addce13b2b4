import type { z } from 'zod';
import { blockHtmlFields, noticeHtmlFields } from '@/contracts/content/html-fields';
import { landingSlugPattern } from '@/contracts/content/landing-page';
import { pageSchema } from '@/contracts/content/page';
import type { ContentKind } from '@/contracts/content/content-desk';
import { collectionSchemas, noticeSchemas } from '@/contracts/desk';
import { locales, localeSuffixes, type LocaleSuffix } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { fieldProblems } from '@/backoffice/common/field-problems';
import type { FieldProblem } from '@/backoffice/common/service-error';
import { isRecord } from '@/lib/object/to-record';
import type { ContentAddress, ContentBody } from '../site/content-document.repository';
import { sanitiseLocalised } from '../site/site.sanitise';
import { unknownTokensOf } from './text-checks';

const schemas: Readonly<Record<ContentKind, z.ZodType>> = {
  page: pageSchema,
  ...collectionSchemas,
  ...noticeSchemas,
};

/** The document with its own name in it: `slug` of a page, `_id` of an entry; there is one maintenance, without a name. */
function named({ kind, id }: ContentAddress, body: ContentBody): ContentBody {
  if (kind === 'maintenance') return body;
  return { ...body, [kind === 'page' ? 'slug' : '_id']: id };
}

/** Whether an entry of this name may be begun: the name of a landing page is the end of its address. */
export const isFitName = ({ kind, id }: ContentAddress): boolean =>
  kind !== 'landing-pages' || landingSlugPattern.test(id);

/** The draft under its own name, whatever it was sent with, and the HTML of its prose or of a notice sanitised. */
export function cleanBody(address: ContentAddress, body: ContentBody): ContentBody {
  const own = named(address, body);
  if (address.kind in noticeSchemas) return noticeHtmlFields.reduce(sanitiseLocalised, own);
  if (!('blocks' in own) || !Array.isArray(own.blocks)) return own;
  const blocks: unknown[] = own.blocks;
  return {
    ...own,
    blocks: blocks.map((block) =>
      isRecord(block)
        ? (blockHtmlFields[String(block.type)] ?? []).reduce(sanitiseLocalised, block)
        : block,
    ),
  };
}

/** What keeps a document from being published, by path: fields that its schema refuses, and tokens that nothing stands for. */
export function problemsOf(
  kind: ContentKind,
  body: ContentBody,
  tokens: ReadonlySet<string>,
): Record<string, FieldProblem> {
  const parsed = schemas[kind].safeParse(body);
  return {
    ...unknownTokensOf(body, tokens),
    ...(parsed.success ? {} : fieldProblems(parsed.error)),
  };
}

const titleFields = ['title', 'label', 'question', 'name', 'text', 'reason', 'notice', 'content'];

/** The suffix of page titles, which is the lender's name. */
const brandEnd = / \| \{brand\}$/;

/** Of HTML, its words, with a space where a paragraph or a line ends. */
const titleOf = (text: string): string =>
  text
    .replace(brandEnd, '')
    .replaceAll(/<\/(?:p|li|h\d|td|th)>|<br\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .trim();

/** What a document is called in each language, else in another one, else by its own name. */
export function titlesOf({ kind, id }: ContentAddress, body: ContentBody) {
  if (kind === 'redirects' && typeof body.from === 'string')
    return { titleEn: body.from, titleHk: body.from, titleCn: body.from };
  const titleIn = (suffix: LocaleSuffix): string | undefined => {
    for (const field of titleFields) {
      const value = body[`${field}${suffix}`];
      if (typeof value === 'string' && value.trim() !== '') return titleOf(value);
    }
    return undefined;
  };
  const own = recordOf(locales, (locale) => titleIn(localeSuffixes[locale]));
  const any = locales.map((locale) => own[locale]).find((title) => title !== undefined);
  const titles = recordOf(locales, (locale) => own[locale] ?? any ?? id);
  return { titleEn: titles.en, titleHk: titles.hk, titleCn: titles.cn };
}

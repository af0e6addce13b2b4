import { contentKinds } from '@/contracts/content/content-desk';
import { collections } from '@/contracts/desk';
import { loadSiteCopy } from '@/copy/site-copy';
import { pageSchema } from '@/contracts/content/page';
import { collectionSchemas } from '@/contracts/desk';
import { toBody, toFormValues } from '@/features/desk/content/form/form-values';
import {
  contentParts,
  type ContentField,
  type ContentPart,
} from '@/features/desk/content/form/schema-field';
import { textsOf } from '@test/support/content/locale-files';

/** Every part of a form, those inside of others included, and every shape. */
function namesIn(parts: readonly ContentPart[]): string[] {
  const inside = (field: ContentField, name: string): string[] => {
    if (field.kind === 'group') return namesIn(field.parts);
    if (field.kind === 'list') return inside(field.item, name);
    if (field.kind === 'choice' || field.kind === 'lines')
      return field.options.map(
        (value) => `option.${name.replace(/^products$/, 'product')}.${value}`,
      );
    if (field.kind !== 'variants') return [];
    return field.variants.flatMap(({ name, parts: own }) => [
      `block.${name}`,
      ...namesIn(own.filter((part) => part.name !== field.by)),
    ]);
  };
  return parts.flatMap(({ name, field }) => [
    `part.${name}`,
    ...(field.kind === 'image' ? ['part.alt'] : inside(field, name)),
  ]);
}

/** Words that the form has for parts whatever their names. */
const saidByForm = new Set(['part.kind', 'part.previewImage']);

describe('The form of a document', () => {
  it('says every delivered page and entry as it was', async () => {
    const copy = await loadSiteCopy();
    const pageParts = contentParts('page');
    for (const page of copy.pages) {
      const { slug, ...body } = pageSchema.parse(page);
      const said = toBody(pageParts, toFormValues(pageParts, body));
      expect(pageSchema.parse({ ...said, slug })).toEqual({ ...body, slug });
    }
    for (const kind of collections) {
      const parts = contentParts(kind);
      for (const raw of copy.collections[kind]) {
        const entry = collectionSchemas[kind].parse(raw);
        const said = toBody(parts, toFormValues(parts, entry));
        expect(collectionSchemas[kind].parse({ ...said, _id: entry._id })).toEqual(entry);
      }
    }
  });

  it('has a word for each part, each kind of block and each value that is chosen', () => {
    const asked = new Set(contentKinds.flatMap((kind) => namesIn(contentParts(kind))));
    const words = textsOf('en', 'content-form');
    expect([...asked].filter((key) => !words.has(key))).toEqual([]);
    expect([...words.keys()].filter((key) => !asked.has(key) && !saidByForm.has(key))).toEqual([]);
  });

  it('leaves out what is optional and empty, and keeps what is no number for the server to refuse', () => {
    const parts = contentParts('indicative-rules');
    const said = toBody(parts, {
      ...toFormValues(parts, {}),
      min: ' 12.5 ',
      max: 'many',
      propertyKinds: ' flat \n\nshop',
    });
    expect(said).toEqual({
      min: 12.5,
      max: 'many',
      propertyKinds: ['flat', 'shop'],
      reasonEn: '',
      reasonHk: '',
      reasonCn: '',
    });
  });
});

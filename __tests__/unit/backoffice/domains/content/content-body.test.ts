import { readFileSync } from 'node:fs';
import { unusedWords } from '@/backoffice/domains/content/unused-words';
import { simplifiedOnly, traditionalOnly } from '@/valuation/facts/han-scripts';
import { titlesOf } from '@/backoffice/domains/content/content-body';
import { differenceOf } from '@/backoffice/domains/content/content-difference';
import { languageStatesOf, olderTextsOf } from '@/backoffice/domains/content/localised-texts';
import { unknownTokensOf, warningsOf } from '@/backoffice/domains/content/text-checks';
import * as openCc from '@test/support/content/han-script';

const none = { en: [], hk: [], cn: [] };
const block = (heading: string, more: object = {}) => ({
  type: 'prose',
  headingEn: heading,
  headingHk: `${heading} hk`,
  headingCn: `${heading} cn`,
  ...more,
});

describe('The title of a document', () => {
  it('is the words of its text, apart where paragraphs and lines end', () => {
    const text = '<p>Rates <b>fell</b>.</p><p>Ask<br>us.</p>';
    const body = { contentEn: text, contentHk: '', contentCn: '' };
    expect(titlesOf({ kind: 'notifications', id: 'n' }, body)).toEqual({
      titleEn: 'Rates fell. Ask us.',
      titleHk: 'Rates fell. Ask us.',
      titleCn: 'Rates fell. Ask us.',
    });
  });
});

describe('Texts in three languages', () => {
  it('are missing where another language says something', () => {
    const body = { blocks: [block('One', { headingHk: ' ' })], noteEn: '', noteHk: '', noteCn: '' };
    expect(languageStatesOf(body, none)).toEqual({ en: 'complete', hk: 'missing', cn: 'complete' });
    expect(languageStatesOf({ dutiesEn: ['Ask'], dutiesHk: [], dutiesCn: ['问'] }, none).hk).toBe(
      'missing',
    );
  });

  it('stay older when their block is moved, and no longer once they are written anew or gone', () => {
    const before = { blocks: [block('One'), block('Two')] };
    const changed = { blocks: [block('Two', { headingEn: 'Two, rewritten' }), block('One')] };
    const older = olderTextsOf(before, changed, { older: none, upToDate: [] });
    expect(older).toEqual({ en: [], hk: ['Two hk'], cn: ['Two cn'] });
    expect(languageStatesOf(changed, older)).toEqual({ en: 'complete', hk: 'older', cn: 'older' });
    const translated = {
      blocks: [block('One'), { ...changed.blocks[0], headingHk: 'Two, rewritten hk' }],
    };
    const left = olderTextsOf(changed, translated, { older, upToDate: ['Two cn'] });
    expect(left).toEqual(none);
    expect(olderTextsOf(changed, { blocks: [] }, { older, upToDate: [] })).toEqual(none);
  });

  it('are not older because something new stands beside them', () => {
    const after = { blocks: [block('One'), block('New')] };
    const nothing = { older: none, upToDate: [] };
    expect(olderTextsOf({ blocks: [block('One')] }, after, nothing)).toEqual(none);
  });
});

describe('What is looked for in texts', () => {
  it('are tokens that nothing stands for, wherever they are', () => {
    const body = { titleEn: '{brand} {nobody}', blocks: [{ items: [{ bodyHk: '[[{fax}|x]]' }] }] };
    expect(unknownTokensOf(body, new Set(['brand']))).toEqual({
      titleEn: { key: 'unknownToken', limit: '{nobody}' },
      'blocks.0.items.0.bodyHk': { key: 'unknownToken', limit: '{fax}' },
    });
  });

  it('are characters of the other script, and words for which the site says another', () => {
    const body = { titleEn: 'Your papers', titleHk: '贷款', titleCn: '貸款：律师楼' };
    expect(warningsOf(body)).toEqual([
      { path: 'titleEn', kind: 'term', found: 'papers' },
      { path: 'titleHk', kind: 'script', found: '贷' },
      { path: 'titleCn', kind: 'script', found: '貸' },
      { path: 'titleCn', kind: 'term', found: '律师楼' },
    ]);
    expect(warningsOf({ titleEn: 'Deposit', titleHk: '訂金', titleCn: '定金' })).toEqual([]);
  });

  it('are the words of docs/terms.md, and characters that OpenCC knows of one script alone', () => {
    const cells = readFileSync('docs/terms.md', 'utf8')
      .split('\n')
      .map((line) => line.split('|').at(-2) ?? '')
      .flatMap((cell) => cell.split(';').map((part) => part.trim().split(': ')));
    const inTable = (locale: string) =>
      cells.filter(([name]) => name === locale).flatMap(([, words = '']) => words.split(', '));
    expect(unusedWords).toEqual({ en: inTable('en'), hk: inTable('hk'), cn: inTable('cn') });
    expect(openCc.traditionalOnly(traditionalOnly)).toEqual([...traditionalOnly]);
    expect(openCc.simplifiedOnly(simplifiedOnly)).toEqual([...simplifiedOnly]);
    expect(traditionalOnly.length).toBeGreaterThan(1_500);
  });
});

describe('The difference of two versions', () => {
  it('names blocks that came, went and moved, and texts that say something else', () => {
    const [one, three] = [block('One'), block('Three')];
    const twos = [block('Two'), block('And two')];
    const before = {
      titleEn: 'Old',
      blocks: [one, ...twos, three, { type: 'hero', headingEn: 'Top' }],
    };
    const after = {
      titleEn: 'New',
      noteEn: 'Added',
      blocks: [three, { ...one, headingEn: 'First' }, ...twos, block('Four')],
    };
    expect(differenceOf(before, after)).toEqual([
      { path: 'titleEn', kind: 'changed', before: 'Old', after: 'New' },
      { path: 'blocks.0', kind: 'moved', before: 'Three', after: 'Three' },
      { path: 'blocks.1.headingEn', kind: 'changed', before: 'One', after: 'First' },
      { path: 'blocks.4', kind: 'removed', before: 'Top', after: null },
      { path: 'blocks.4', kind: 'added', before: null, after: 'Four' },
      { path: 'noteEn', kind: 'added', before: null, after: 'Added' },
    ]);
    expect(differenceOf(before, before)).toEqual([]);
  });
});

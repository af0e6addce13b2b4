import { withDraft } from '@/content/draft/with-draft';
import type { PreviewedContent } from '@/lib/preview/previewed-content';

const previewOf = (more: Partial<PreviewedContent>): PreviewedContent => ({
  kind: 'faqs',
  id: 'b',
  version: 1,
  body: { _id: 'b', questionEn: 'New' },
  index: 1,
  expiresAt: new Date(0),
  ...more,
});
const entries = (...ids: string[]) => ({ data: ids.map((_id) => ({ _id })) });

describe('An answer with a draft in it', () => {
  it('has an entry in its place, once, and is a copy', () => {
    const answer = entries('a', 'c', 'b');
    const drafted = withDraft('faqs', { answer, slug: undefined }, previewOf({}));
    expect(drafted).toEqual({
      data: [{ _id: 'a' }, { _id: 'b', questionEn: 'New' }, { _id: 'c' }],
    });
    expect(answer).toEqual(entries('a', 'c', 'b'));
  });

  it('is the draft of the page that is asked for, and of no other', () => {
    const preview = previewOf({ kind: 'page', id: 'faq', body: { slug: 'faq' } });
    const answer = { slug: 'home' };
    expect(withDraft('page', { answer, slug: 'faq' }, preview)).toBe(preview.body);
    expect(withDraft('page', { answer, slug: 'home' }, preview)).toBe(answer);
  });

  it('is the draft of a landing page that was never published', () => {
    const preview = previewOf({ kind: 'landing-pages', id: 'spring', body: { _id: 'spring' } });
    const ask = (slug: string) => withDraft('landingPage', { answer: undefined, slug }, preview);
    expect(ask('spring')).toBe(preview.body);
    expect(ask('summer')).toBeUndefined();
  });

  it('is a notification that everybody sees, also who closed it, and maintenance that closes the site', () => {
    const body = { _id: 'b', contentEn: 'New', paths: ['/faq'], forSignedIn: true };
    const notice = previewOf({ kind: 'notifications', body });
    const answer = { data: [{ _id: 'a' }, { _id: 'b' }] };
    expect(withDraft('notifications', { answer, slug: undefined }, notice)).toEqual({
      data: [{ _id: 'preview', contentEn: 'New', paths: undefined, forSignedIn: undefined }],
    });
    const maintenance = previewOf({ kind: 'maintenance', body: { titleEn: 'T' } });
    expect(withDraft('maintenance', { answer, slug: undefined }, maintenance)).toEqual({
      titleEn: 'T',
      showButton1: true,
    });
  });

  it.each([
    ['navs', undefined, 'faqs'],
    ['sectionTools', 'adv-shkc', 'usefull-tools'],
    ['commonConfig', undefined, 'faqs'],
  ] as const)('of %s (%s) has no draft of %s', (key, slug, kind) => {
    const answer = entries('a');
    expect(withDraft(key, { answer, slug }, previewOf({ kind }))).toBe(answer);
  });

  it('has the draft among the questions of the finder and of the section that it belongs to', () => {
    const finder = previewOf({ kind: 'finder-questions', index: 0 });
    const rules = { questions: [{ _id: 'a' }], other: 1 };
    expect(withDraft('rules', { answer: rules, slug: undefined }, finder)).toEqual({
      questions: [finder.body, { _id: 'a' }],
      other: 1,
    });
    const tool = previewOf({ kind: 'adv-shkc', index: 9 });
    const answer = entries('a');
    expect(withDraft('sectionTools', { answer, slug: 'adv-shkc' }, tool)).toEqual({
      data: [{ _id: 'a' }, tool.body],
    });
  });
});

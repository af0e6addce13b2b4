import { screen, within } from '@testing-library/react';
import type { ContentDraft } from '@/contracts/content/content-desk';
import { mediaLimits } from '@/contracts/media/media-choices';
import { ContentView } from '@/features/desk/content/content-view';
import { mediumExample } from '@/backoffice/http/openapi/examples/medium';
import { showDesk } from '@test/support/staff/show-desk';
import contentForm from '@locales/en/content-form.json';

const draft: ContentDraft = {
  kind: 'landing-pages',
  id: 'spring',
  titleEn: 'Spring',
  titleHk: '春',
  titleCn: '春',
  state: 'unpublished',
  languages: { en: 'complete', hk: 'complete', cn: 'complete' },
  version: 1,
  published: null,
  schedule: null,
  changedAt: null,
  changedBy: null,
  body: { titleEn: 'Spring', titleHk: '春', titleCn: '春', blocks: [] },
  position: null,
  older: { en: [], hk: [], cn: [] },
  problems: {},
  warnings: [],
  versions: [],
  needsSecond: false,
  waiting: null,
};
const { bytes: _bytes, addedAt: _at, addedBy: _by, version: _version, ...image } = mediumExample;

const show = () =>
  showDesk(
    (words) => <ContentView kind="landing-pages" id="spring" isNew={false} mayEdit {...words} />,
    {
      answers: {
        deskContent: { data: draft },
        deskContentTokens: { data: [] },
        deskEditContent: { data: [] },
        deskCheckContent: { data: { problems: {}, warnings: [] } },
        deskMedia: { data: [mediumExample], next: null, total: 1 },
      },
      roles: ['content-editor'],
      namespaces: { 'content-form': contentForm },
    },
  );

describe('The field of an image', () => {
  it('takes one over from the library, with words that the page says in its own way, and leaves it out again', async () => {
    const { asked, user } = await show();
    const field = within(screen.getByRole('group', { name: 'Preview image (optional)' }));
    await user.click(field.getByRole('button', { name: 'Choose an image' }));
    await user.click(await field.findByRole('button', { name: mediumExample.altEn }));
    const words = await field.findByRole('textbox', { name: 'What is to be seen (English)' });
    expect(words).toHaveValue(mediumExample.altEn);
    expect(field.getByRole('button', { name: 'Choose another image' })).toHaveFocus();
    await user.clear(words);
    await user.type(words, 'Our office');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const saved = () => asked.findLast(({ key }) => key === 'deskSaveContent')?.request;
    expect(saved()).toMatchObject({
      body: { body: { image: { ...image, altEn: 'Our office' } } },
    });
    await user.click(field.getByRole('button', { name: 'Show no image' }));
    expect(field.queryByRole('textbox')).toBeNull();
    expect(field.getByRole('button', { name: 'Choose an image' })).toHaveFocus();
  });

  it('says of a file that it is missing or too large, and that words are missing, before anything is sent', async () => {
    const { asked, user } = await show();
    const field = within(screen.getByRole('group', { name: 'Preview image (optional)' }));
    await user.click(field.getByRole('button', { name: 'Choose an image' }));
    await user.click(field.getByText('Add an image'));
    await user.click(field.getByRole('button', { name: 'Add it to the library' }));
    expect(field.getByText('Please choose a file.')).toBeVisible();
    expect(field.getAllByText('Please say what is to be seen.')).toHaveLength(3);
    expect(field.getByLabelText('File')).toHaveFocus();
    const tooBig = new File([new Uint8Array(mediaLimits.maxBytes + 1)], 'a.png', {
      type: 'image/png',
    });
    await user.upload(field.getByLabelText('File'), tooBig);
    expect(field.getByText('The file is larger than 15 MB.')).toBeVisible();
    expect(asked.some(({ key }) => key === 'deskAddMedium')).toBe(false);
  });
});

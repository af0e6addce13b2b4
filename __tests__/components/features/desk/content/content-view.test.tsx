import { screen, within } from '@testing-library/react';
import type { ContentDraft } from '@/contracts/content/content-desk';
import { ContentView } from '@/features/desk/content/content-view';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';
import contentForm from '@locales/en/content-form.json';

const at = '2026-11-16T04:00:00.000Z';
const texts = (name: string) => ({
  headingEn: name,
  headingHk: `${name} hk`,
  headingCn: `${name} cn`,
});
const one = { type: 'personas', ...texts('One') };
const two = { type: 'prose', ...texts('Two'), bodyEn: '<p>b</p>', bodyHk: 'b', bodyCn: 'b' };
const draft: ContentDraft = {
  kind: 'page',
  id: 'faq',
  titleEn: 'Questions',
  titleHk: '問題',
  titleCn: '问题',
  state: 'changed',
  languages: { en: 'complete', hk: 'older', cn: 'complete' },
  version: 2,
  published: 1,
  schedule: null,
  changedAt: at,
  changedBy: 'amy@lender.hk',
  body: { slug: 'faq', titleEn: 'Questions', titleHk: '問題', titleCn: '问题', blocks: [one, two] },
  position: null,
  older: { en: [], hk: ['Two hk'], cn: [] },
  problems: { descriptionEn: 'Please fill this in.' },
  warnings: [{ path: 'titleHk', kind: 'script', found: '问' }],
  versions: [
    { version: 2, at, by: 'amy@lender.hk', publishedAt: null, publishedBy: null, checkedBy: null },
    { version: 1, at, by: null, publishedAt: at, publishedBy: null, checkedBy: null },
  ],
  needsSecond: false,
  waiting: null,
};

const show = (answers: DeskAnswers = {}, { kind, id }: Pick<ContentDraft, 'kind' | 'id'> = draft) =>
  showDesk((words) => <ContentView kind={kind} id={id} isNew={false} mayEdit {...words} />, {
    answers: {
      deskContent: { data: draft },
      deskContentTokens: {
        data: [{ name: 'brand', valueEn: 'Key', valueHk: '鑰', valueCn: '钥' }],
      },
      deskContentDifference: { data: [] },
      deskEditContent: { data: [{ by: 'ben@lender.hk', at }] },
      ...answers,
    },
    roles: ['content-editor'],
    namespaces: { 'content-form': contentForm },
  });
type Shown = Awaited<ReturnType<typeof show>>;
const saved = (shown: Shown) => shown.asked.findLast(({ key }) => key === 'deskSaveContent');
const save = () => screen.getByRole('button', { name: 'Save draft' });

describe('The form of a document', () => {
  it('says what keeps it from being published, what to look at again, and who else has it open', async () => {
    await show();
    expect(
      screen.getByText('Description for search engines (English): Please fill this in.'),
    ).toBeVisible();
    expect(screen.getByText('Character of the other script: 问')).toBeVisible();
    expect(await screen.findByText(/^ben@lender.hk has this open, too/)).toBeVisible();
    const publish = within(screen.getByRole('region', { name: 'Publish' }));
    expect(publish.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled');
  });

  it('is asked for where publishing takes two, once, and says who approved what visitors see', async () => {
    const [own, delivered] = draft.versions;
    const asked = {
      ...draft,
      problems: {},
      needsSecond: true,
      versions: [
        { ...own, publishedAt: at, publishedBy: 'amy@lender.hk', checkedBy: 'ben@lender.hk' },
        delivered,
      ],
    } as ContentDraft;
    const {
      answers,
      asked: calls,
      user,
    } = await show({
      deskContent: { data: asked },
      deskPublishContent: { data: { ...asked, waiting: 'AR-7F3K9Q2M' }, approval: null },
    });
    const panel = within(screen.getByRole('region', { name: 'Publish' }));
    expect(panel.getByText(/^A second person has to approve/)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Ask for approval of the plan' })).toBeVisible();
    expect(screen.getByText(/approved by ben@lender.hk$/)).toBeVisible();
    answers.deskContent = { data: { ...asked, waiting: 'AR-7F3K9Q2M' } };
    await user.click(panel.getByRole('button', { name: 'Ask for approval' }));
    expect(calls.find(({ key }) => key === 'deskPublishContent')?.request).toMatchObject({
      body: { version: 2 },
    });
    expect(await panel.findByRole('link', { name: 'AR-7F3K9Q2M' })).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  it('checks what is written while it is written', async () => {
    const problems = {
      titleEn: 'Nothing stands for {nobody}.',
      descriptionEn: 'Please fill this in.',
      descriptionHk: 'Please fill this in.',
    };
    const { user, asked } = await show({ deskCheckContent: { data: { problems, warnings: [] } } });
    const titleOf = (language: string) =>
      screen.getByRole('textbox', { name: `Title (${language})` });
    await user.type(titleOf('English'), ' {{nobody}');
    await user.clear(titleOf('简体中文'));
    expect(screen.getByText('Missing')).toBeVisible();
    await screen.findByText(problems.titleEn, {}, { timeout: 20_000 });
    expect(asked.findLast(({ key }) => key === 'deskCheckContent')?.request).toMatchObject({
      body: { body: { titleEn: 'Questions {nobody}', titleCn: '' } },
    });
    // The warning of what is stored was answered; what was not yet written is no new problem.
    expect(screen.queryByText('Character of the other script: 问')).toBeNull();
    expect(
      screen.getByRole('textbox', { name: 'Description for search engines (English)' }),
    ).toBeInvalid();
    expect(
      screen.getByRole('textbox', { name: 'Description for search engines (繁體中文)' }),
    ).toBeValid();
  });

  it('says of an entry that nobody has saved neither languages nor a last change', async () => {
    await showDesk((words) => <ContentView kind="faqs" id="new" isNew mayEdit {...words} />, {
      roles: ['content-editor'],
      namespaces: { 'content-form': contentForm },
      answers: { deskContentTokens: { data: [] } },
    });
    expect(screen.getByText('Not on the site')).toBeVisible();
    expect(screen.queryByText('complete')).toBeNull();
    expect(screen.queryByText('with the release')).toBeNull();
  });

  it('offers no tokens where no text may have one', async () => {
    await show(
      { deskContent: { data: { ...draft, kind: 'redirects', id: 'old', body: {} } } },
      { kind: 'redirects', id: 'old' },
    );
    expect(save()).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Insert a token' })).toBeNull();
  });

  it('offers values in words, one or several', async () => {
    const rule = { kind: 'indicative-rules', id: 'village', position: 1 } as const;
    const shown = await show(
      {
        deskContent: { data: { ...draft, ...rule, body: { propertyKinds: ['village'] } } },
        deskSaveContent: { data: draft },
      },
      rule,
    );
    const { user } = shown;
    expect(screen.getByRole('checkbox', { name: 'Village house' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Private flat or house' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Measure/ }), 'Loan-to-value');
    await user.click(save());
    expect(saved(shown)?.request).toMatchObject({
      body: { body: { propertyKinds: ['private', 'village'], measure: 'loanToValue' } },
    });
  });

  it('moves, removes and adds blocks, inserts a token, and says that an older text is right', async () => {
    const shown = await show({ deskSaveContent: { data: { ...draft, version: 3 } } });
    const { user } = shown;
    await user.click(screen.getByText('Blocks 2: Text'));
    await user.click(screen.getByRole('checkbox', { name: 'Right as it is' }));
    await user.click(screen.getByRole('button', { name: 'Move Blocks 2 up' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a block' }), 'Notice');
    await user.click(screen.getByRole('button', { name: 'Add a block' }));
    await user.click(screen.getByText('Blocks 2: Stories'));
    await user.click(screen.getByRole('button', { name: 'Remove Blocks 2' }));
    const title = screen.getByRole('textbox', { name: 'Title (English)' });
    await user.type(title, ' of ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Insert a token' }), 'brand');
    expect(title).toHaveValue('Questions of {brand}');
    await user.click(save());
    expect(saved(shown)).toMatchObject({
      request: {
        params: { kind: 'page', id: 'faq' },
        body: {
          body: {
            titleEn: 'Questions of {brand}',
            blocks: [two, { type: 'notice', bodyEn: '' }],
          },
          upToDate: ['Two hk'],
        },
      },
      options: { headers: { 'If-Match': '"2"' } },
    });
  });

  it('makes bold letters, lists and links in texts with markup, and in no others', async () => {
    const shown = await show({ deskSaveContent: { data: { ...draft, version: 3 } } });
    const { user } = shown;
    await user.click(screen.getByText('Blocks 2: Text'));
    expect(await screen.findAllByRole('toolbar')).toHaveLength(3);
    const tools = within(screen.getByRole('toolbar', { name: /^Format: .*\(English\)$/ }));
    const text = screen.getByRole('textbox', { name: 'Text (English)' });
    await user.click(within(text).getByText('b'));
    expect(tools.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled');
    await user.click(tools.getByRole('button', { name: 'Numbered list' }));
    expect(tools.getByRole('button', { name: 'Numbered list' })).toBePressed();
    expect(text.innerHTML).toContain('<ol><li><p>b</p></li></ol>');
    await user.click(tools.getByRole('button', { name: 'Link' }));
    const address = screen.getByRole('textbox', { name: 'Where the link leads' });
    expect(address).toHaveFocus();
    await user.type(address, 'javascript:x{Enter}');
    expect(address).toBeInvalid();
    await user.clear(address);
    await user.type(address, '/faq{Enter}');
    expect(text).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Insert a token' }), 'brand');
    expect(within(text).getByText('{brand}')).toHaveAttribute('translate', 'no');
    await user.click(save());
    expect(saved(shown)?.request).toMatchObject({
      body: {
        body: {
          blocks: [
            {},
            {
              bodyEn: expect.stringMatching(/^<ol><li>.*<a href="\/faq">\/faq<\/a>.*<\/li><\/ol>$/),
              bodyHk: 'b',
            },
          ],
        },
      },
    });
  });

  it('shows texts with markup as they will be read and marks none as changed, and one as HTML where it has more', async () => {
    const body = { ...draft.body, blocks: [one, { ...two, bodyHk: 'b<!-- later -->' }] };
    const { user } = await show({ deskContent: { data: { ...draft, body } } });
    await user.click(screen.getByText('Blocks 2: Text'));
    const source = await screen.findByRole('textbox', { name: 'Text (繁體中文)' });
    expect(source).toHaveValue('b<!-- later -->');
    expect(source).toHaveAccessibleDescription(/only be written as such/);
    await user.click(screen.getByRole('button', { name: 'Show as it will look' }));
    expect(await screen.findByText(/would lose some of it/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Show as HTML' })[0] ?? source);
    expect(screen.getByRole('textbox', { name: 'Text (English)' })).toHaveValue('<p>b</p>');
    expect(screen.queryByText(/not saved/i)).toBeNull();
    await user.clear(source);
    await user.click(screen.getAllByRole('button', { name: 'Show as it will look' })[1] ?? source);
    expect(screen.getByRole('textbox', { name: 'Text (繁體中文)' })).toHaveTextContent('');
  });

  it('keeps what was typed where somebody was quicker, and saves it on the new version', async () => {
    const shown = await show({
      deskSaveContent: new ApiError('Changed', { code: 'changed_meanwhile', status: 412 }),
    });
    const title = screen.getByRole('textbox', { name: 'Title (English)' });
    await shown.user.type(title, '!');
    shown.answers.deskContent = { data: { ...draft, version: 3 } };
    await shown.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Somebody saved another version/);
    expect(title).toHaveValue('Questions!');
    await shown.user.click(save());
    expect(saved(shown)?.options.headers).toMatchObject({ 'If-Match': '"3"' });
  });
});

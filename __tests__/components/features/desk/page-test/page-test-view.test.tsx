import { screen, within } from '@testing-library/react';
import type { PageTestDetails } from '@/contracts/campaign/page-test';
import { PageTestView } from '@/features/desk/page-test/page-test-view';
import { TestForm } from '@/features/desk/page-test/test-form';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const test: PageTestDetails = {
  id: 'k7m2qd',
  name: 'Shorter head',
  kind: 'landing-pages',
  contentId: 'spring',
  path: '/l/spring',
  goal: 'started',
  effectPoints: 2,
  variants: [
    { variant: 'a', version: 1 },
    { variant: 'b', version: 2 },
  ],
  state: 'running',
  startedAt: '2026-11-01T04:00:00.000Z',
  startedBy: 'may@lender.hk',
  endsAt: '2026-12-10T16:00:00.000Z',
  endedAt: null,
  endedBy: null,
  chosen: null,
  results: [
    { variant: 'a', version: 1, seen: 2_410, reached: 145, percent: 6.02, difference: null },
    {
      variant: 'b',
      version: 2,
      seen: 2_388,
      reached: 203,
      percent: 8.5,
      difference: { points: 2.48, from: 0.21, to: 4.75 },
    },
  ],
  advice: { kind: 'choose', variant: 'b' },
};

const show = (shown: Partial<PageTestDetails> = {}, answers: DeskAnswers = {}) =>
  showDesk((words) => <PageTestView id={test.id} mayEdit {...words} />, {
    answers: { deskPageTest: { data: { ...test, ...shown } }, ...answers },
    roles: ['marketer'],
  });

const rows = () =>
  within(screen.getByRole('table', { name: 'Result' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('A test of a page at the desk', () => {
  it('says what came of each variant and what to do, and ends with the better one', async () => {
    const ended = { ...test, state: 'ended', chosen: 'b' };
    const { user, asked } = await show({}, { deskEndPageTest: { data: ended } });
    expect(screen.getByText('Variant B is better. You can end the test.')).toBeVisible();
    expect(rows()).toEqual([
      'A: version 1, as published2,4101456.02%–',
      'B: version 22,3882038.5%+2.48 (+0.21 to +4.75)',
    ]);
    expect(screen.getByRole('combobox', { name: 'What everybody sees from now on' })).toHaveValue(
      'b',
    );
    await user.click(screen.getByRole('button', { name: 'End it now' }));
    expect(asked.find(({ key }) => key === 'deskEndPageTest')?.request).toEqual({
      params: { id: test.id },
      body: { chosen: 'b' },
    });
  });

  it('asks for patience before anybody can know, and leaves what was published meanwhile', async () => {
    const { user, asked } = await show(
      { state: 'changed', advice: { kind: 'early', variant: null } },
      { deskEndPageTest: { data: test } },
    );
    expect(screen.getByText(/^Too early to say: wait for 7 days and 200 people/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'End it now' }));
    expect(asked.find(({ key }) => key === 'deskEndPageTest')?.request).toEqual({
      params: { id: test.id },
      body: { chosen: null },
    });
  });

  it('is not ended twice', async () => {
    await show({
      state: 'ended',
      endedAt: '2026-11-15T04:00:00.000Z',
      endedBy: 'amy@lender.hk',
      chosen: null,
    });
    expect(screen.getByText('Ended without a choice')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End it now' })).toBeNull();
  });
});

describe('A new test of a page', () => {
  const contents = [
    {
      kind: 'landing-pages',
      id: 'spring',
      titleEn: 'Spring rates',
      titleHk: 'Spring rates',
      titleCn: 'Spring rates',
      path: '/l/spring',
      published: 1,
      versions: [{ version: 2, at: '2026-11-15T04:00:00.000Z', by: 'may@lender.hk' }],
    },
  ];
  const open = (data: object[]) =>
    showDesk(
      (words) => <TestForm onStarted={() => undefined} onClose={() => undefined} {...words} />,
      {
        answers: { deskTestableContents: { data }, deskStartPageTest: { data: test } },
        roles: ['marketer'],
      },
    );
  const sent = ({ asked }: Awaited<ReturnType<typeof open>>) =>
    asked.filter(({ key }) => key === 'deskStartPageTest').map(({ request }) => request);

  it('needs a name and a version, and is begun with what was chosen', async () => {
    const shown = await open(contents);
    const { user } = shown;
    await user.click(screen.getByRole('button', { name: 'Start the test' }));
    expect(screen.getByText('Choose one to 3 versions.')).toBeVisible();
    expect(sent(shown)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Shorter head');
    await user.click(screen.getByRole('checkbox', { name: /^Version 2, saved/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Smallest/ }), '5');
    await user.clear(screen.getByLabelText(/^Last day/));
    await user.type(screen.getByLabelText(/^Last day/), '2026-12-10');
    await user.click(screen.getByRole('button', { name: 'Start the test' }));
    expect(sent(shown)).toEqual([
      {
        body: {
          name: 'Shorter head',
          kind: 'landing-pages',
          contentId: 'spring',
          versions: [2],
          goal: 'started',
          effectPoints: 5,
          endsAt: '2026-12-10T16:00:00.000Z',
        },
      },
    ]);
  });

  it('waits for a version that visitors do not see', async () => {
    await open([]);
    expect(screen.getByText(/^No document has a version/)).toBeVisible();
  });
});

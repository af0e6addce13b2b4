import { act, screen } from '@testing-library/react';
import type { ContentDraft } from '@/contracts/content/content-desk';
import { ContentPreview } from '@/features/desk/content/preview/content-preview';
import { minuteMs } from '@/lib/hong-kong-day';
import { showDesk } from '@test/support/staff/show-desk';

const draft: ContentDraft = {
  kind: 'page',
  id: 'faq',
  titleEn: 'Questions',
  titleHk: '問題',
  titleCn: '问题',
  state: 'changed',
  languages: { en: 'complete', hk: 'complete', cn: 'complete' },
  version: 2,
  published: 1,
  schedule: null,
  changedAt: null,
  changedBy: null,
  body: {},
  position: null,
  older: { en: [], hk: [], cn: [] },
  problems: {},
  warnings: [],
  versions: [],
  needsSecond: false,
  waiting: null,
};

const linksUntil = (expiresAt: number, token: string) => ({
  data: {
    version: 2,
    addresses: {
      en: `/en/faq?preview=${token}`,
      hk: `/hk/faq?preview=${token}`,
      cn: `/cn/faq?preview=${token}`,
    },
    expiresAt: new Date(expiresAt).toISOString(),
  },
});

describe('The preview beside the form', () => {
  it('has another link before its own expires, and does not ask all the time where the clock is wrong', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const start = Date.now();
    const { user, asked, answers } = await showDesk(
      (words) => <ContentPreview draft={draft} isDirty={false} {...words} />,
      {
        roles: ['content-editor'],
        answers: { deskPreviewContent: linksUntil(start + 120 * minuteMs, 'one') },
      },
    );
    const links = () => asked.filter(({ key }) => key === 'deskPreviewContent').length;
    const frame = () => screen.getByTitle('Preview').getAttribute('src');
    const waits = () =>
      timers.mock.calls.flatMap(([renew, wait]) =>
        typeof wait === 'number' && wait >= minuteMs / 2 && wait <= 120 * minuteMs
          ? [{ renew, wait }]
          : [],
      );
    await user.click(screen.getByRole('button', { name: 'Show the preview' }));
    await screen.findByTitle('Preview');
    expect(frame()).toBe('/en/faq?preview=one');
    const [first] = waits().slice(-1);
    expect(first?.wait).toBeGreaterThan(118 * minuteMs);
    expect(first?.wait).toBeLessThan(120 * minuteMs);

    answers.deskPreviewContent = linksUntil(start - minuteMs, 'two');
    await act(async () => first?.renew());
    await screen.findByRole('link', { name: 'Open in a new tab' });
    expect([links(), frame()]).toEqual([2, '/en/faq?preview=two']);
    expect(waits().at(-1)?.wait).toBe(minuteMs / 2);
    timers.mockRestore();
  });
});

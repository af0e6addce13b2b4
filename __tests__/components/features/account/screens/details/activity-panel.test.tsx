import { screen, waitFor } from '@testing-library/react';
import type { ActivityKind } from '@/contracts/account/activity-kinds';
import { ActivityPanel } from '@/features/account/screens/details/activity-panel';
import { ApiError } from '@/lib/api/api-error';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const event = (id: number, kind: ActivityKind, device = '') => ({
  id,
  at: `2026-11-2${id % 3}T02:0${id}:00.000Z`,
  kind,
  device,
});
const show = (userActivity: unknown) =>
  showSignedIn((words) => <ActivityPanel {...words} />, { answers: { userActivity } });

describe('The recent activity', () => {
  it('shows the five newest with time and device, and all when asked', async () => {
    const { user } = await show({
      data: [
        event(7, 'signed-in', 'Chrome · Android'),
        event(6, 'code-sent'),
        event(5, 'code-wrong'),
        event(4, 'phone-changed'),
        event(3, 'payouts-frozen'),
        event(2, 'passkey-added', 'Safari · iPhone'),
      ],
    });
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(screen.getByText(/^21 November 2026 .*07.* · Chrome · Android$/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('Passkey added')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that nothing has been recorded yet', async () => {
    await show({ data: [] });
    expect(await screen.findByText('Nothing has been recorded yet.')).toBeVisible();
  });

  it('offers to try again where it cannot be read', async () => {
    await show(new ApiError('Not now.', { status: 429, code: 'rate_limited' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is not shown where the API knows no such thing', async () => {
    const { container } = await show(new ApiError('No.', { status: 404, code: 'not_found' }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

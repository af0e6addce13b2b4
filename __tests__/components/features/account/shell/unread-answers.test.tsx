import { act, screen } from '@testing-library/react';
import { AccountTabs } from '@/features/account/shell/account-tabs';
import { SectionLinks } from '@/features/account/shell/section-links';
import { useUnreadAnswers } from '@/features/account/screens/messages/use-unread-answers';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { thread } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';
import { nextTask } from '@test/support/timing/next-task';

afterEach(endSessions);

function Navigation({ t, locale }: ScreenProps) {
  const unread = useUnreadAnswers({ locale, isSignedIn: true });
  return (
    <>
      <AccountTabs path="/account/payments" unread={unread} signOut={null} t={t} locale={locale} />
      <SectionLinks
        sections={['contact']}
        path="/account/payments"
        unread={unread}
        t={t}
        locale={locale}
      />
    </>
  );
}

describe('Answers that a customer has not opened', () => {
  it.each([
    ['are counted at both links to the messages, on whichever page', [2, 0, 1], '3 new answers'],
    ['are said in the singular where it is one', [1], '1 new answer'],
  ])('%s', async (_what, counts, words) => {
    await showSignedIn((props) => <Navigation {...props} />, {
      answers: { threads: { data: counts.map((unread) => thread({ unread })) } },
    });
    await act(nextTask);
    expect(screen.getAllByRole('link', { name: new RegExp(words) })).toHaveLength(2);
  });

  it('leave no mark where all are read', async () => {
    await showSignedIn((props) => <Navigation {...props} />, {
      answers: { threads: { data: [thread({ unread: 0 })] } },
    });
    await act(nextTask);
    expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { deskApplicationExample } from '@/backoffice/http/openapi/examples/desk-application';
import { StatePath } from '@/features/desk/application/state-path';
import { showDesk } from '@test/support/staff/show-desk';

it('draws where an application was, where it stands and where it may go', async () => {
  const [step] = deskApplicationExample.history;
  if (!step) throw new Error('The example has no history');
  const history = [{ ...step, state: 'received' as const }];
  await showDesk(
    ({ t }) => (
      <StatePath
        application={{ state: 'in-assessment', history, nextStates: ['approved', 'declined'] }}
        t={t}
      />
    ),
    { roles: ['underwriter'], answers: {} },
  );
  expect(screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Was here',
    'Not from here',
    'Stands here',
    'May go here',
    'Not from here',
    'Not from here',
    'May go here',
    'Not from here',
  ]);
  expect(screen.getByText('Stands here').parentElement).toHaveAttribute('aria-current', 'step');
});

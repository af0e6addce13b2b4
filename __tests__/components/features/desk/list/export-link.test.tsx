import { screen } from '@testing-library/react';
import type { Role } from '@/contracts/staff/permissions';
import { customerList } from '@/features/desk/customer/customer-list';
import { DeskListView } from '@/features/desk/list/desk-list-view';
import { showDesk } from '@test/support/staff/show-desk';

const showCustomers = (roles: Role[], query: string) =>
  showDesk(
    (words) => (
      <DeskListView
        list={customerList}
        section="customers"
        title="Customers"
        query={new URLSearchParams(query)}
        {...words}
      />
    ),
    {
      roles,
      answers: { deskCustomers: { data: [], next: null, total: 0 }, deskSavedViews: { data: [] } },
    },
  );

it('takes a list along as it is filtered, whatever page is on the screen', async () => {
  await showCustomers(['servicing'], 'state=frozen&limit=20&cursor=1763265600000.c-1&colour=red');
  const link = screen.getByRole('link', { name: 'Export as CSV' });
  expect(link).toHaveAttribute('href', '/api/v1/desk/exports/customers?state=frozen');
  expect(link).toHaveAttribute('download');
});

it('is not offered to who may read the list and not take it along', async () => {
  await showCustomers(['case-handler'], '');
  expect(screen.getByRole('heading', { name: 'Customers' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Export as CSV' })).toBeNull();
});

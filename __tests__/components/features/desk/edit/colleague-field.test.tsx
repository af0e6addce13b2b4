import { screen } from '@testing-library/react';
import type { DeskRequest } from '@/contracts/account/request-desk';
import { colleagueOf } from '@/features/desk/edit/colleague/colleague-text';
import { RequestHandling } from '@/features/desk/request/request-handling';
import { ApiError } from '@/lib/api/api-error';
import { standIn } from '@test/support/backoffice/service-tools';
import { showDesk } from '@test/support/staff/show-desk';

const colleagues = [
  { email: 'ben@lender.hk', name: 'Ben Lee' },
  { email: 'may@lender.hk', name: 'May Wong' },
  { email: 'may.wong@lender.hk', name: 'May Wong' },
];

describe('The field for a colleague', () => {
  it('offers those who may do it, and gives it to the one who is chosen or typed', async () => {
    const { user, asked } = await showDesk(
      (words) => (
        <RequestHandling
          request={standIn<DeskRequest>({ reference: 'RQ-1', version: 3, assignee: null })}
          onChanged={jest.fn()}
          {...words}
        />
      ),
      {
        answers: { deskColleagues: { data: colleagues }, deskAssignRequest: { success: true } },
        roles: ['servicing'],
      },
    );
    expect(asked[0]?.request).toEqual({ query: { work: 'request' } });
    const field = screen.getByRole('combobox', { name: 'Give it to' });
    const options = [...document.querySelectorAll('datalist option')];
    expect(options.map((option) => option.getAttribute('value'))).toEqual([
      'Ben Lee · ben@lender.hk',
      'May Wong · may@lender.hk',
      'May Wong · may.wong@lender.hk',
    ]);
    await user.type(field, 'stranger@elsewhere.example{Enter}');
    expect(field).toBeInvalid();
    expect(screen.getByText(/No colleague of this name/)).toBeInTheDocument();
    expect(asked.filter(({ key }) => key === 'deskAssignRequest')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'ben lee{Enter}');
    expect(asked.find(({ key }) => key === 'deskAssignRequest')?.request).toMatchObject({
      params: { reference: 'RQ-1' },
      body: { assignee: 'ben@lender.hk' },
    });
  });

  it('says when colleagues cannot be read, and takes nobody then', async () => {
    const { user, answers, asked } = await showDesk(
      (words) => (
        <RequestHandling
          request={standIn<DeskRequest>({ reference: 'RQ-1', version: 3, assignee: null })}
          onChanged={jest.fn()}
          {...words}
        />
      ),
      {
        answers: { deskColleagues: new ApiError('Away', { status: 503, code: 'unavailable' }) },
        roles: ['servicing'],
      },
    );
    await user.type(screen.getByRole('combobox', { name: 'Give it to' }), 'Ben Lee{Enter}');
    expect(asked.filter(({ key }) => key === 'deskAssignRequest')).toEqual([]);
    answers.deskColleagues = { data: colleagues };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.querySelectorAll('datalist option')).toHaveLength(3);
  });

  it.each([
    ['May Wong · may@lender.hk', 'may@lender.hk'],
    [' BEN@lender.hk ', 'ben@lender.hk'],
    ['Ben Lee', 'ben@lender.hk'],
    ['May Wong', null],
    ['ben@lender.example', null],
    ['', null],
  ])('reads %j as %j', (typed, email) => {
    expect(colleagueOf(typed, colleagues)).toBe(email);
  });
});

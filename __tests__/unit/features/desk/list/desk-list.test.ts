import { auditList } from '@/features/desk/audit/audit-list';
import { listAddress, readListFields, refusedFilters } from '@/features/desk/list/desk-list';
import { callBackList } from '@/features/desk/appointment/call-back-list';
import { contactList } from '@/features/desk/contact/contact-list';
import { threadList } from '@/features/desk/thread/thread-list';
import { requestList } from '@/features/desk/request/request-list';
import { loanList } from '@/features/desk/loan/loan-list';
import { staffList } from '@/features/desk/staff/staff-list';

const fieldsOf = (search: string): Record<string, string> =>
  readListFields(staffList, new URLSearchParams(search));

describe('The address of a list', () => {
  it('is read by the contract: what it refuses and what is not of the list is left out', () => {
    expect(fieldsOf('role=auditor&state=gone&utm_source=x&cursor=ada%40example.com')).toEqual({
      role: 'auditor',
      cursor: 'ada@example.com',
    });
  });

  it('names the filters that were refused, as they were typed', () => {
    const address = new URLSearchParams('role=auditor&state=gone&utm_source=x');
    expect(refusedFilters(staffList, address)).toEqual([{ label: 'staff.state', value: 'gone' }]);
  });

  it('becomes a request that the contract takes', () => {
    expect(staffList.toRequest(fieldsOf('role=auditor&state=gone')).query).toEqual({
      limit: 50,
      role: 'auditor',
      sort: 'address',
    });
  });

  it('goes back to the first page when a filter changes, and drops a filter that is emptied', () => {
    const fields = { role: 'auditor', cursor: 'ada@example.com' };
    expect(listAddress('/en/desk/staff', fields, { state: 'left' })).toBe(
      '/en/desk/staff?role=auditor&state=left',
    );
    expect(listAddress('/en/desk/staff', fields, { role: '' })).toBe('/en/desk/staff');
    expect(listAddress('/en/desk/staff', fields, { cursor: 'bob@example.com' })).toBe(
      '/en/desk/staff?role=auditor&cursor=bob%40example.com',
    );
  });

  it.each([staffList, auditList, threadList, contactList, callBackList, loanList, requestList])(
    'offers only filters that the contract of the list takes',
    (list) => {
      const taken = Object.keys(list.querySchema.shape);
      expect(list.filters.map(({ name }) => name).filter((name) => !taken.includes(name))).toEqual(
        [],
      );
      const choices = list.filters.flatMap((filter) =>
        filter.kind === 'choice'
          ? filter.options.map(({ value }) => ({ [filter.name]: value }))
          : [],
      );
      expect(choices.map((choice) => readListFields(list, new URLSearchParams(choice)))).toEqual(
        choices,
      );
    },
  );
});

import { z } from 'zod';
import { applicationList } from '@/features/desk/application/application-list';
import { callBackList } from '@/features/desk/appointment/call-back-list';
import { approvalList } from '@/features/desk/approval/approval-list';
import { auditList } from '@/features/desk/audit/audit-list';
import { bankEntryList } from '@/features/desk/bank-entry/bank-entry-list';
import { careerList } from '@/features/desk/career/career-list';
import { contactList } from '@/features/desk/contact/contact-list';
import { customerList } from '@/features/desk/customer/customer-list';
import { loanList } from '@/features/desk/loan/loan-list';
import { outboxList } from '@/features/desk/outbox/outbox-list';
import { paymentFileList } from '@/features/desk/payment-order/payment-file-list';
import { paymentOrderList } from '@/features/desk/payment-order/payment-order-list';
import { requestList } from '@/features/desk/request/request-list';
import { staffList } from '@/features/desk/staff/staff-list';
import { threadList } from '@/features/desk/thread/thread-list';
import { endpoints } from '@/contracts/endpoints';

const lists = [
  applicationList,
  approvalList,
  auditList,
  bankEntryList,
  callBackList,
  careerList,
  contactList,
  customerList,
  loanList,
  outboxList,
  paymentFileList,
  paymentOrderList,
  requestList,
  staffList,
  threadList,
].map((list) => [list.endpoint, list] as const);

describe('A list of the desk', () => {
  it.each(lists)(
    'is sorted as its call can, by default in the order named first: %s',
    (_key, list) => {
      const { sort } = z.looseObject({ sort: z.string() }).parse(list.querySchema.parse({}));
      const filter = list.filters.find(({ name }) => name === 'sort');
      const others = filter?.kind === 'choice' ? filter.options.map(({ value }) => value) : [];
      expect(filter).toBe(list.filters.at(-1));
      expect(others).not.toContain(sort);
      expect(others.length).toBeGreaterThan(0);
      for (const value of others)
        expect(list.querySchema.parse({ sort: value })).toMatchObject({ sort: value });
    },
  );

  it.each(lists)('is searched by what its call takes, in the first field: %s', (_key, list) => {
    const isSearched = Object.hasOwn(list.querySchema.shape, 'q');
    expect(list.filters.findIndex(({ name }) => name === 'q')).toBe(isSearched ? 0 : -1);
    // The trail is searched by who did it and what it was done to.
    expect(isSearched).toBe(list.endpoint !== 'deskAudit');
  });

  it.each(lists)('is taken along as it is searched and sorted: %s', (key, list) => {
    const { query } = Object(endpoints)[`${key}Export`];
    const names = ({ shape }: z.ZodObject) =>
      Object.keys(shape).filter((name) => !['cursor', 'limit'].includes(name));
    expect(names(query)).toEqual(names(list.querySchema));
  });
});

import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createDeskExport, type ListExport } from '@/backoffice/http/desk-export';
import type { Registrar } from '@/backoffice/http/registrar';
import type { StreamedFile } from '@/backoffice/http/responses';
import { restAfter } from '@/lib/async/rest-after';
import { standIn } from '@test/support/backoffice/service-tools';

jest.mock('@/lib/async/rest-after', () => ({ restAfter: jest.fn(async () => undefined) }));

type CustomerExport = ListExport<'deskCustomersExport'>;

const customerOf = (number: number) => ({
  customerId: `c-${number}`,
  name: number === 2 ? null : `=1+${number}`,
  phoneEnding: '4567',
  language: 'en' as const,
  state: 'open' as const,
  createdAt: '2026-11-16T04:00:00.000Z',
});

/** The file that a list of 1,200 customers makes, and what was done for it in order. */
async function exportCustomers(columns: CustomerExport['columns']) {
  const steps: unknown[] = [];
  const deskDownload = jest.fn<
    undefined,
    [key: string, handle: (request: object, caller: object) => Promise<StreamedFile>]
  >();
  const deskExport = createDeskExport(
    Object.assign(standIn<Registrar>({}), { deskDownload }),
    async (taken) => void steps.push(taken),
  );
  deskExport('deskCustomersExport', {
    target: 'customer',
    columns,
    async read({ query }, { cursor, limit }) {
      steps.push([query, cursor]);
      const from = Number(cursor ?? 0);
      const data = Array.from({ length: Math.min(limit, 1_200 - from) }, (_, index) =>
        customerOf(from + index + 1),
      );
      return { data, next: from + limit < 1_200 ? String(from + limit) : null };
    },
  });
  const [[, handle] = []] = deskDownload.mock.calls;
  const file = await handle?.({ query: { state: 'open' } }, { staff: 'amy' });
  return { steps, disposition: file?.disposition, bytes: file?.bytes ?? Readable.from([]) };
}

it('notes an export before it reads the list page by page, each row once', async () => {
  const { steps, disposition, bytes } = await exportCustomers(['customerId']);
  expect(disposition).toBe('attachment; filename="customers.csv"');
  expect(steps).toEqual([{ staff: 'amy', target: 'customer', after: { state: 'open' } }]);
  const lines = (await text(bytes)).trim().split('\r\n');
  expect(lines.slice(1)).toEqual(Array.from({ length: 1_200 }, (_, index) => `c-${index + 1}`));
  expect(steps.slice(1)).toEqual(
    Array.from({ length: 12 }, (_, page) => [
      { state: 'open' },
      page === 0 ? undefined : String(page * 100),
    ]),
  );
});

it('rests between two pages of the list, and not after the last', async () => {
  const { bytes } = await exportCustomers(['customerId']);
  jest.mocked(restAfter).mockClear();
  await text(bytes);
  expect(restAfter).toHaveBeenCalledTimes(11);
});

it('writes what a spreadsheet would calculate as text, and nothing for what is not known', async () => {
  const { bytes } = await exportCustomers([
    'customerId',
    'name',
    ['sum', () => '+1'],
    ['count', () => -1],
    ['known', ({ name }) => name !== null],
  ]);
  const lines = (await text(bytes)).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'customerId,name,sum,count,known',
    "c-1,'=1+1,'+1,-1,true",
    "c-2,,'+1,-1,false",
  ]);
});

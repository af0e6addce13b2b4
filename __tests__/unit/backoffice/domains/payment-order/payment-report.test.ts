import { BankFileError } from '@/backoffice/common/bank-message';
import { readPaymentReport } from '@/backoffice/domains/payment-order/payment-report';
import { statusReport } from '@test/support/payment-order/status-report';

const fileId = 'PF-4C8N2W6T';
const id = 'PO-7F3K9Q2M';
const other = 'PO-9T2V5X8Z';
const lineOf = (text: string): [number, string] => {
  try {
    readPaymentReport(text);
  } catch (error) {
    if (error instanceof BankFileError) return [error.line, error.what];
    throw error;
  }
  return [0, 'was read'];
};

describe('The report of a bank on a file of payments', () => {
  it.each(['10', '12'])(
    'is read in version %s, with the reason and the words of the bank',
    (version) => {
      const report = statusReport({
        fileId,
        version,
        payments: [
          { id, status: 'RJCT', reason: 'AC04', words: 'Closed in May' },
          { id: other, status: 'ACSC', on: '2026-11-15' },
        ],
      });
      expect(readPaymentReport(report)).toMatchObject({
        fileId,
        others: null,
        payments: [
          {
            orderId: id,
            state: 'returned',
            on: '2026-11-16',
            reason: 'AC04',
            note: 'Closed in May',
          },
          { orderId: other, state: 'paid', on: '2026-11-15', line: 6 },
        ],
      });
    },
  );

  it.each([
    ['ACSC', 'paid'],
    ['ACCC', 'paid'],
    ['RJCT', 'returned'],
    ['CANC', 'returned'],
    ['ACSP', 'pending'],
    ['PDNG', 'pending'],
  ])('says by %s that a payment is %s', (status, state) => {
    const { payments } = readPaymentReport(statusReport({ fileId, payments: [{ id, status }] }));
    expect(payments).toMatchObject([{ state }]);
  });

  it('may say the same of all that is in the file, and something else of one of them', () => {
    const report = statusReport({ fileId, group: 'ACSC', payments: [{ id, status: 'RJCT' }] });
    expect(readPaymentReport(report)).toMatchObject({
      others: { state: 'paid' },
      payments: [{ orderId: id, state: 'returned' }],
    });
  });

  it('keeps a code that we do not know beside “not specified”', () => {
    const payments = [{ id, status: 'RJCT', reason: 'AG01', words: 'Not allowed' }];
    expect(readPaymentReport(statusReport({ fileId, payments })).payments).toMatchObject([
      { reason: 'MS03', note: 'AG01 · Not allowed' },
    ]);
  });

  it('is of the day in Hong Kong, whatever the offset of the bank', () => {
    const report = statusReport({ fileId, group: 'ACSC', madeAt: '2026-11-15T18:00:00Z' });
    expect(readPaymentReport(report).others).toMatchObject({ on: '2026-11-16' });
  });

  it('is refused whole, with the line, where any part cannot be read', () => {
    const good = [{ id, status: 'ACSC' }];
    const one = statusReport({ fileId, payments: [...good, { id: other, status: 'DONE' }] });
    expect(lineOf(one)).toEqual([6, 'status DONE']);
    const day = [...good, { id: other, status: 'ACSC', on: '2026-02-30' }];
    expect(lineOf(statusReport({ fileId, payments: day }))).toEqual([6, 'date']);
    expect(lineOf(statusReport({ fileId, payments: [...good, ...good] }))).toEqual([
      6,
      'OrgnlEndToEndId',
    ]);
    expect(lineOf(statusReport({ fileId: '', payments: good }))).toEqual([4, 'OrgnlMsgId']);
    expect(lineOf(statusReport({ fileId }))).toEqual([4, 'GrpSts']);
    expect(lineOf(statusReport({ fileId, version: '03', payments: good }))[0]).toBe(1);
    expect(lineOf(`<!DOCTYPE x>${statusReport({ fileId, payments: good })}`)).toEqual([
      1,
      'DOCTYPE',
    ]);
    expect(lineOf(statusReport({ fileId, payments: good }).slice(0, -10))[0]).toBeGreaterThan(0);
  });
});

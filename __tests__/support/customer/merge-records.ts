import { bookLoan, signInAs, type TestCustomer } from '../account/customer';
import { dataOf, type TestApi, type TestResponse } from '../api/test-api';
import { applicantBrowser, receiptOf } from '../application/applicant';
import { completeForm } from '../application/application-form';

export const note = 'Came to the counter with the identity card.';
export const firstPhone = '+85291234567';
export const secondPhone = '+85298765432';

const accountOf = (accountNumber: string) => ({
  bankCode: '004',
  accountNumber,
  holder: 'CHAN TAI MAN',
});
export const choices = { phone: 'kept', email: 'kept', bankAccount: 'kept' };

export interface Doubles {
  kept: TestCustomer;
  merged: TestCustomer;
  /** Of applications and loans, those of the kept record first. */
  numbers: string[];
  loans: string[];
}

/** Two records of one customer, and what the desk does with them. */
export function mergeRecords(api: TestApi) {
  const rows = async (query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await api.testDatabase.database.pool.query(query, values)).rows;
  const pathOf = (kept: string, merged: string) => `/customers/${kept}/merges/${merged}`;

  async function apply(phone: string, idNumber = 'A123456(3)'): Promise<string> {
    const browser = applicantBrowser(api);
    const { reference } = await browser.begin();
    await browser.prove(reference, phone);
    const form = completeForm();
    const [person] = form.applicants?.persons ?? [];
    const sent = await browser.submit({
      key: `key-of-${phone.slice(1)}-0000`,
      form: {
        ...form,
        applicants: { kind: 'persons', persons: [{ ...person, idNumber }] },
        contact: { ...form.contact, phone, email: 'tai.man@example.com' },
      },
    });
    return receiptOf(sent).appl_no;
  }

  return {
    rows,
    file: (id: string): Promise<TestResponse> => api.desk('GET', `/customers/${id}`),
    ask: (kept: string, merged: string, chosen: object = choices): Promise<TestResponse> =>
      api.desk('POST', pathOf(kept, merged), { body: { ...chosen, note } }),
    preview: async (kept: string, merged: string) =>
      dataOf(await api.desk('GET', pathOf(kept, merged))),

    /** Each with an application, a loan, a bank account and a message; with the same identity card unless the second one has another. */
    async doubles(card?: string): Promise<Doubles> {
      const numbers = [await apply(firstPhone), await apply(secondPhone, card)];
      const kept = await signInAs(api, firstPhone, { bankAccount: accountOf('111-111111-001') });
      const merged = await signInAs(api, secondPhone, {
        bankAccount: accountOf('222-222222-002'),
      });
      const loans: string[] = [];
      for (const customer of [kept, merged]) {
        loans.push(await bookLoan(api, customer.customerId));
        const body = { topic: 'other', text: `From ${customer.phone}` };
        const sent = await customer.call('/los/threads', { method: 'POST', body });
        if (sent.status !== 200) throw new Error(sent.text);
      }
      return { kept, merged, numbers, loans };
    },

    /** How many rows say they are of a customer, by table, wherever a column can say so. */
    async rowsOf(customerId: string): Promise<Record<string, number>> {
      const columns = await rows(
        `select table_name, column_name from information_schema.columns
         where table_schema = 'public' and column_name in ('customer_id', 'kept_id') order by 1`,
      );
      const counts: Record<string, number> = {};
      for (const { table_name: table, column_name: column } of columns) {
        const [row] = await rows(
          `select count(*) as count from "${String(table)}" where "${String(column)}" = $1`,
          [customerId],
        );
        if (Number(row?.count) > 0) counts[String(table)] = Number(row?.count);
      }
      return counts;
    },
  };
}

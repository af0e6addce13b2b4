import { calculationSchema, type Calculation } from '@/contracts/calculation';
import type { TestApi } from '../api/test-api';

/** The two calls of the calculator, answers checked against the contract. */
export function calculationClient(api: () => TestApi) {
  return {
    async get(paymentType: string, query: Record<string, string | number>): Promise<Calculation> {
      const given = Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      );
      const answer = await api().call(`/loan-cal/${paymentType}?${new URLSearchParams(given)}`);
      expect(answer).toMatchObject({ status: 200 });
      return calculationSchema.strict().parse(answer.body);
    },
    async post(paymentType: string, body: object): Promise<Calculation> {
      const answer = await api().call(`/loan-cal/${paymentType}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer).toMatchObject({ status: 200 });
      return calculationSchema.strict().parse(answer.body);
    },
  };
}

import type { Approval } from '@/contracts/approval/approval';
import { permissions } from '@/contracts/staff/permissions';
import type { Container } from '@/backoffice/container-parts';
import { dataOf, type TestApi, type TestResponse } from '../api/test-api';

/** Somebody who may check everything and has just proved to be there. */
export const secondPerson = (staff = 'second@lender.hk') => ({
  staff,
  permissions,
  provenUntil: new Date('2100-01-01T00:00:00Z'),
});

/** Has a second person approve a request; answers what became of it. */
export async function approveById(
  { approvals }: Pick<Container, 'approvals'>,
  id: string,
): Promise<Approval> {
  const checker = secondPerson();
  const { hash } = await approvals.find(checker, id);
  return approvals.approve(checker, { id, hash });
}

/** Has a second person approve what a call asked for. */
export async function approve(
  { container }: Pick<TestApi, 'container'>,
  answer: TestResponse,
): Promise<Approval> {
  if (answer.status !== 200) throw new Error(answer.text);
  return approveById(container, (Object(answer.body).approval ?? dataOf(answer)).id);
}

/** Adds a customer, or finds one, and has a second person approve the bank account. */
export async function addCustomer(
  api: Pick<TestApi, 'container' | 'desk'>,
  body: Record<string, unknown>,
): Promise<{ customerId: string }> {
  const answer = await api.desk('POST', '/customers', { body });
  if (Object(answer.body).approval) await approve(api, answer);
  return { customerId: String(dataOf(answer)?.customerId) };
}

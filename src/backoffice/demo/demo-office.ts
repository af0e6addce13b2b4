import { randomUUID } from 'node:crypto';
import type { ApprovalInput } from '@/backoffice/domains/approval/approval-inputs';
import type { ApprovalKind } from '@/contracts/approval/approval-choices';
import { permissionsOf } from '@/contracts/staff/permissions';
import { dayMs, hourMs } from '@/lib/hong-kong-day';
import type { DemoPerson } from './demo-plan';
import { createCustomerRepository } from '../domains/customer/customer.repository';
import { createContainer } from '../container';
import type { Container, ContainerOptions } from '../container-parts';

/** Who works at the invented lender, by what they do. */
export const demoStaff = {
  caseHandler: 'mandy.chan@desk.example',
  underwriter: 'victor.ho@desk.example',
  approver: 'grace.leung@desk.example',
  cashier: 'kelvin.ng@desk.example',
  servicing: 'joyce.lam@desk.example',
  marketer: 'carmen.so@desk.example',
} as const;

/** A back office over the same database whose clock stands where it is set, and which sends nothing. */
export interface DemoOffice {
  container: Container;
  /** Sets the clock to an hour of a day before today. */
  setTo: (daysAgo: number, hour: number) => void;
  /** Sets the clock to an instant. */
  setAt: (at: Date) => void;
  now: () => Date;
  /** The customer with the phone of a person, added where there is none. */
  enrol: (person: DemoPerson) => Promise<string>;
  /** Asks for what needs two people and lets the second one agree; the number of what came of it. */
  agree: <K extends ApprovalKind>(kind: K, input: ApprovalInput<K>) => Promise<string>;
}

const never = 2 ** 31 - 1;
const quarterHourMs = hourMs / 4;

/** Opens it on the database of `options`; closing it leaves that open. */
export async function openDemoOffice({
  env,
  log,
  database,
}: ContainerOptions): Promise<DemoOffice> {
  const today = new Date();
  let at = today;
  const container = await createContainer({
    env,
    log,
    database: { ...database, close: async () => undefined },
    now: () => at,
    isSilent: true,
    contentPollIntervalMs: never,
    deliveryIntervalMs: never,
    jobIntervalMs: never,
  });
  const checker = {
    staff: demoStaff.approver,
    permissions: permissionsOf(['approver', 'cashier', 'servicing']),
  };
  return {
    container,
    now: () => at,
    setAt(wanted) {
      at = wanted > today ? today : wanted;
    },
    setTo(daysAgo, hour) {
      const wanted = new Date(today.getTime() - daysAgo * dayMs);
      // Hours of Hong Kong.
      wanted.setUTCHours(hour - 8, 0, 0, 0);
      at = wanted > today ? today : wanted;
    },
    enrol: ({ phone, name, nameChinese, email, flat, estate, language }) =>
      container.customers.customers.ensureByPhone(createCustomerRepository(database.db), {
        phone,
        name: `${nameChinese} ${name}`,
        email,
        address: `${flat}, ${estate.name}, Hong Kong`,
        language,
      }),
    async agree(kind, input) {
      const asked = await container.approvals.request(demoStaff.caseHandler, kind, input);
      const { hash } = await container.approvals.find(checker, asked.id);
      at = new Date(Math.min(at.getTime() + quarterHourMs, today.getTime()));
      const done = await container.approvals.approve(
        { ...checker, provenUntil: new Date(at.getTime() + hourMs) },
        { id: asked.id, hash },
      );
      return done.result ?? '';
    },
  };
}

export const newKey = (): string => randomUUID();

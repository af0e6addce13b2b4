import type { CustomerApplication } from '@/contracts/application/application';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { ApplicationFieldEncryption } from './application-field-encryption';
import type { ApplicationRow, ApplicationStep } from './application-row';
import { toCommonFields } from './application-view';
import { canWithdraw, nextAction } from './application.model';
import type { ApplicationRepository } from './application.repository';
import type { NotifyApplicant } from './notify-applicant';

/** What a withdrawal reads and writes in one transaction. */
export interface ApplicationRepositories {
  application: ApplicationRepository;
  outbox: OutboxRepository;
}

export interface ApplicationServiceOptions {
  repositories: { application: ApplicationRepository; customer: CustomerRepository };
  unitOfWork: UnitOfWork<ApplicationRepositories>;
  customers: Pick<CustomerService, 'profileOf'>;
  notifyApplicant: NotifyApplicant;
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type ApplicationService = ReturnType<typeof createApplicationService>;

/** Applications that were sent, as their applicants see them and take them back. */
export function createApplicationService({
  repositories,
  unitOfWork,
  customers,
  notifyApplicant,
  hash,
  fieldEncryption,
  now,
  onMessageEnqueued,
}: ApplicationServiceOptions) {
  async function ownerOf(customerId: string): Promise<Owner> {
    const customer = requireFound(await repositories.customer.findById(customerId));
    return { customerId, phoneHashes: hash.all('phone', customers.profileOf(customer).phone) };
  }

  function toCustomerApplication(
    row: ApplicationRow,
    steps: readonly ApplicationStep[],
  ): CustomerApplication {
    return {
      ...toCommonFields(row),
      address:
        fieldEncryption.decryptForm(['application', row.number], row.form).property?.address ||
        null,
      nextAction: nextAction(row),
      canWithdraw: canWithdraw(row.state),
      history: steps
        .filter(({ number }) => number === row.number)
        .map(({ state, at, message }) => ({ state, at: at.toISOString(), message })),
    };
  }

  /** The applications of a customer with their steps, as the customer may read them. */
  async function listOfCustomer(customerId: string): Promise<CustomerApplication[]> {
    const rows = await repositories.application.listByOwner(await ownerOf(customerId));
    const steps = await repositories.application.listSteps(rows.map(({ number }) => number));
    return rows.map((row) => toCustomerApplication(row, steps));
  }

  return {
    listOfCustomer,

    /** Takes an application back. Throws `not_found` for another's as for an unknown one, `conflict` when it is too late. */
    async withdraw(number: string, customerId: string): Promise<CustomerApplication> {
      const owner = await ownerOf(customerId);
      await unitOfWork(async (tx) => {
        const row = await tx.application.lockByNumber(number);
        if (!row || row.refusal !== null || !isOwner(row, owner))
          throw new ServiceError('not_found');
        if (!canWithdraw(row.state)) throw new ServiceError('conflict');
        const at = now();
        await tx.application.update(number, { state: 'withdrawn', changedAt: at });
        await tx.application.addStep({
          number,
          state: 'withdrawn',
          at,
          by: 'applicant',
          note: null,
          message: null,
        });
        await notifyApplicant(tx, { row: { ...row, state: 'withdrawn' }, at });
      });
      onMessageEnqueued();
      return requireFound(
        (await listOfCustomer(customerId)).find(
          ({ applicationNumber }) => applicationNumber === number,
        ),
      );
    },
  };
}

interface Owner {
  customerId: string;
  phoneHashes: readonly string[];
}

function isOwner(row: ApplicationRow, { customerId, phoneHashes }: Owner): boolean {
  return row.customerId === null
    ? phoneHashes.includes(row.phoneHash)
    : row.customerId === customerId;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Container, ContainerOptions } from '../container-parts';
import { createCustomerRepository } from '../domains/customer/customer.repository';
import { openDemoOffice, type DemoOffice } from './demo-office';
import { demoCases, demoLoanPlans, type DemoPerson } from './demo-plan';
import { playApplication } from './play-application';
import { playBankFile } from './play-bank-file';
import { playContent } from './play-content';
import { playCosts } from './play-costs';
import { playCallBack, playEnquiry, playHoliday, playQuestion } from './play-customer';
import { playLoan } from './play-loan';
import { playSettings } from './play-settings';
import { playStaff } from './play-staff';
import { playSiteHealth } from './play-site-health';
import { playVisits } from './play-visits';

/** The pause between two pieces of business, so that visitors are served meanwhile. */
const pauseMs = 20;

interface Piece {
  /** The person of a piece; a piece whose person is a customer already was played before. */
  person: DemoPerson;
  play: (office: DemoOffice) => Promise<void>;
}

/** All pieces of the demo business, in the order in which they are played. */
function pieces(): Piece[] {
  const loans = demoLoanPlans().map((plan, number): Piece => ({
    person: plan.person,
    async play(office) {
      const loanNo = await playLoan(office, plan);
      if (number === 7) await playBankFile(office, loanNo);
      const about = { person: plan.person, loanNo };
      if (number % 9 === 0)
        await playQuestion(office, {
          ...about,
          // Questions that are still unanswered were asked today.
          daysAgo: number % 2 === 0 ? 1 + (number % 12) : 0,
          isAnswered: number % 2 === 0,
        });
      if (number % 24 === 5 && plan.kind === 'principalAndInterest' && plan.unpaidMonths === 0)
        await playHoliday(office, { ...about, daysAgo: 1 + (number % 6) });
    },
  }));
  const applications = demoCases().map((plan, number): Piece => ({
    person: plan.person,
    async play(office) {
      await playApplication(office, plan);
      if (number % 25 === 24)
        await playEnquiry(office, {
          person: plan.person,
          daysAgo: Math.min(plan.daysAgo, 20),
          isComplaint: number % 75 === 74,
        });
      if (number % 100 === 99) await playCallBack(office, plan.person);
    },
  }));
  const opening = async (office: DemoOffice): Promise<void> => {
    await playStaff(office);
    await playSettings(office);
    await playContent(office);
    await playVisits(office);
    await playCosts(office);
    await playSiteHealth(office);
  };
  return [
    ...loans.slice(0, 1).map(({ person }) => ({ person, play: opening })),
    ...loans,
    ...applications,
  ];
}

export interface DemoBusiness {
  /** Resolves when all of it is there, or it was stopped. */
  finished: Promise<void>;
  /** Ends it after the piece that is being played. */
  stop: () => Promise<void>;
}

/**
 * Invents half a year of business of a small lender through the services, so that every screen of the desk shows something: staff,
 * applications in all states, loans with arrears, questions, requests, drafts and visits. What was played before a restart is not played again.
 */
export function startDemoBusiness(
  { customers }: Pick<Container, 'customers'>,
  options: ContainerOptions,
): DemoBusiness {
  const { log, database } = options;
  const repository = createCustomerRepository(database.db);
  let isStopped = false;

  const isPlayed = async ({ person }: Piece): Promise<boolean> =>
    (await customers.customers.findByPhone(repository, person.phone)) !== null;

  async function playAll(): Promise<void> {
    const all = pieces();
    const last = all.at(-1);
    if (!last || (await isPlayed(last))) return;
    const office = await openDemoOffice(options);
    for (const piece of all) {
      if (isStopped) break;
      if (await isPlayed(piece)) continue;
      await piece
        .play(office)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'A piece of the demo business could not be played'),
        );
      await wait(pauseMs);
    }
    office.setTo(0, 23);
    // The daily run may be over already.
    await office.container.loans.ledger.billDueLoans();
    await office.container.close();
    if (!isStopped) log.info({}, 'The demo business is there');
  }

  const finished = playAll().catch((error: unknown) =>
    log.error({ err: error }, 'The demo business was left'),
  );
  return {
    finished,
    stop() {
      isStopped = true;
      return finished;
    },
  };
}

import { hongKongDay } from '@/lib/hong-kong-day';
import type { TestResponse } from '@test/support/api/test-api';
import {
  applicantBrowser,
  receiptOf,
  type ApplicantApi,
  type ApplicantBrowser,
} from '@test/support/application/applicant';
import { completeForm } from '@test/support/application/application-form';
import { amyToken, usualEngines } from '@test/support/database/test-database';
import { startKillableApi, type KillableApi } from '@test/support/api/killable-api';
import { killablePlace, type KillablePlace } from '@test/support/api/killable-place';

/** `KILL_ROUNDS=200` is the long run. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const applicantsPerRound = 6;
jest.setTimeout(60_000 + rounds * 30_000);

/** The API of the moment: after a kill the same browsers talk to the next process. */
function currentApi(): ApplicantApi & { now: KillableApi | null } {
  const running = (): KillableApi => {
    if (!holder.now) throw new Error('No API is running');
    return holder.now;
  };
  const holder: ApplicantApi & { now: KillableApi | null } = {
    now: null,
    call: (...given) => running().call(...given),
    get sent() {
      return running().sent;
    },
    get container() {
      return running().container;
    },
  };
  return holder;
}

interface Applicant {
  browser: ApplicantBrowser;
  phone: string;
  key: string;
  /** The number that this applicant was told before the kill. */
  told: string | null;
}

describe.each(usualEngines)('Applications on %s, when the server is killed', (engine) => {
  const api = currentApi();
  let place: KillablePlace;
  beforeAll(async () => {
    place = await killablePlace(engine);
  });
  afterAll(async () => {
    await api.now?.kill();
    await place.remove();
  });

  it(`are neither lost nor doubled, ${rounds} times over`, async () => {
    api.now = await startKillableApi(place.settings);
    const expected = new Map<string, string>();
    let told = 0;
    for (let round = 0; round < rounds; round += 1) {
      const applicants: Applicant[] = [];
      for (let index = 0; index < applicantsPerRound; index += 1) {
        const serial = String(round * applicantsPerRound + index).padStart(6, '0');
        const applicant = {
          browser: applicantBrowser(api),
          phone: `+85261${serial}`,
          key: `key-0000000000${serial}`,
          told: null,
        };
        const { reference } = await applicant.browser.begin();
        await applicant.browser.prove(reference, applicant.phone);
        applicants.push(applicant);
      }
      await submitUntilKilled(api.now, { applicants, killAfter: round % applicantsPerRound });
      api.now = await startKillableApi(place.settings);
      for (const { browser, phone, key, told: before } of applicants) {
        const again = receiptOf(await submit({ browser, phone, key })).appl_no;
        expect(before ?? again).toBe(again);
        if (before !== null) told += 1;
        expected.set(phone, again);
      }
    }
    expect(new Set(expected.values()).size).toBe(rounds * applicantsPerRound);
    expect(told).toBeGreaterThan(0);
    expect(await storedNumbers(api)).toEqual([...expected.values()].sort());
  });
});

/** A database that is too busy took nothing: the applicant clicks again. */
async function submit({
  browser,
  phone,
  key,
}: Pick<Applicant, 'browser' | 'phone' | 'key'>): Promise<TestResponse> {
  const send = () => browser.submit({ key, form: completeForm({ contact: { phone } }) });
  let answer = await send();
  while (answer.status === 503) answer = await send();
  return answer;
}

/** Everybody clicks twice at once; the process dies while answers are under way, after `killAfter` of them. */
async function submitUntilKilled(
  api: KillableApi,
  { applicants, killAfter }: { applicants: Applicant[]; killAfter: number },
): Promise<void> {
  let answered = 0;
  let killed: Promise<void> | null = null;
  const killWhenDue = (): void => {
    if (answered >= killAfter) killed ??= api.kill();
  };
  const clicks = applicants
    .flatMap((applicant) => [applicant, applicant])
    .map(async (applicant) => {
      const answer = await submit(applicant).catch(() => null);
      if (answer === null) return;
      applicant.told = receiptOf(answer).appl_no;
      answered += 1;
      killWhenDue();
    });
  // With nobody to wait for, the first requests are let in before the end.
  if (killAfter === 0) setTimeout(killWhenDue, 30);
  await Promise.all(clicks);
  await (killed ?? api.kill());
}

const firstLetters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

/** All numbers that the desk lists; asked for letter by letter, because one list has at most 200. */
async function storedNumbers(api: ApplicantApi): Promise<string[]> {
  const found: string[] = [];
  for (const letter of firstLetters) {
    const answer = await api.call(`/desk/applications?limit=200&q=HK-${hongKongYear()}-${letter}`, {
      headers: { authorization: `Bearer ${amyToken}` },
    });
    const listed: { applicationNumber: string }[] = JSON.parse(answer.text).data;
    found.push(...listed.map(({ applicationNumber }) => applicationNumber));
  }
  return found.sort();
}

const hongKongYear = (): string => hongKongDay(new Date()).slice(0, 4);

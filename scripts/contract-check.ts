import { apiUnderCheck, uncalledEndpoints } from './contract-check/api-under-check';
import { checks } from './contract-check/checks';

const usage = `Usage: contract-check URL

Runs the contract against any implementation of the API, given by its origin (https://api.example.hk). It reads and calculates, and
changes nothing. Ends with code 1 when something is broken, 2 without an address.`;

function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
    ? new URL(address).origin
    : null;
}

async function main(): Promise<number> {
  const origin = originOf(process.argv[2]);
  if (!origin) {
    console.error(usage);
    return 2;
  }
  const api = apiUnderCheck(origin);
  let broken = 0;
  for (const { name, run } of checks) {
    try {
      await run(api);
      console.log(`kept    ${name}`);
    } catch (error) {
      broken += 1;
      console.log(`BROKEN  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const uncalled = uncalledEndpoints(api.called);
  console.log(
    `\nNot tried, because they change something or need a person: ${uncalled.join(', ')}`,
  );
  console.log(`${checks.length - broken} kept, ${broken} broken`);
  return broken > 0 ? 1 : 0;
}

process.exitCode = await main();

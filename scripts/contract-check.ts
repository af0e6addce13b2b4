import { parseArgs } from 'node:util';
import { apiUnderCheck, uncalledEndpoints } from './contract-check/api-under-check';
import { checks, problemsOf } from './contract-check/checks';

const usage = `Usage: contract-check URL [--timeout SECONDS]

Runs the contract against any implementation of the API, given by its origin (https://api.example.hk). It reads and calculates, and
changes nothing. Ends with code 1 when something is broken, 2 without an address.`;

const options = {
  timeout: { type: 'string', default: '30' },
} as const;

function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
    ? new URL(address).origin
    : null;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const origin = originOf(positionals[0]);
  const timeoutSeconds = Number(values.timeout);
  if (!origin || !(timeoutSeconds > 0)) {
    console.error(usage);
    return 2;
  }
  const api = apiUnderCheck(origin, { timeoutMs: timeoutSeconds * 1_000 });
  let broken = 0;
  for (const check of checks) {
    const problems = await problemsOf(check, api);
    console.log(`${problems.length === 0 ? 'kept   ' : 'BROKEN '} ${check.name}`);
    for (const problem of problems) console.log(`          ${problem}`);
    if (problems.length > 0) broken += 1;
  }
  console.log(
    `\nNot tried, because they change something or need a person: ${uncalledEndpoints(api.called).join(', ')}`,
  );
  console.log(`${checks.length - broken} kept, ${broken} broken`);
  return broken > 0 ? 1 : 0;
}

process.exitCode = await main();

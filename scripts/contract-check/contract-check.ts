import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { apiUnderCheck, uncalledEndpoints, type TestCustomer } from './api-under-check';
import { checks, problemsOf } from './checks';
import { customerChecks } from './customer-checks';

const usage = `Usage: contract-check URL [--phone NUMBER [--code CODE]] [--timeout SECONDS]

Runs the contract against any implementation of the API, given by its origin (https://api.example.hk). Without a phone number it reads
and calculates, and changes nothing. With the number of a TEST customer it signs in, changes small things, sends an application with a
document and withdraws HK$100: never name a real customer. It asks for each code that is sent, or takes CODE for all of them.
Ends with code 1 when something is broken, 2 without an address.`;

const options = {
  phone: { type: 'string' },
  code: { type: 'string' },
  timeout: { type: 'string', default: '30' },
} as const;

function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
    ? new URL(address).origin
    : null;
}

function testCustomer(phone: string, code: string | undefined): TestCustomer {
  return {
    phone,
    today: new Date().toISOString().slice(0, 10),
    async wait(seconds) {
      console.log(`          waiting ${seconds} seconds, as the API asks`);
      await setTimeout(seconds * 1_000);
    },
    async askCode(purpose) {
      if (code !== undefined) return code;
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      const typed = await terminal.question(`The code that was sent to ${phone} (${purpose}): `);
      terminal.close();
      return typed.trim();
    },
  };
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const origin = originOf(positionals[0]);
  const timeoutSeconds = Number(values.timeout);
  if (!origin || !(timeoutSeconds > 0)) {
    console.error(usage);
    return 2;
  }
  const api = apiUnderCheck(origin, {
    timeoutMs: timeoutSeconds * 1_000,
    ...(values.phone === undefined ? {} : { customer: testCustomer(values.phone, values.code) }),
  });
  const all = api.customer ? [...checks, ...customerChecks] : checks;
  let broken = 0;
  for (const check of all) {
    const problems = await problemsOf(check, api);
    console.log(`${problems.length === 0 ? 'kept   ' : 'BROKEN '} ${check.name}`);
    for (const problem of problems) console.log(`          ${problem}`);
    if (problems.length > 0) broken += 1;
  }
  console.log(`\nNot tried: ${uncalledEndpoints(api.called).join(', ')}`);
  console.log(`${all.length - broken} kept, ${broken} broken`);
  return broken > 0 ? 1 : 0;
}

process.exitCode = await main();

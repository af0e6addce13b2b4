// npm run bench [part …]: every figure beside its baseline, same machine, same run.
import { benchAddressSearch } from './valuation/address-search';
import { benchBuiltInValuation } from './valuation/built-in-valuation';
import { benchCampaigns } from './campaigns';
import { benchCosts } from './costs';
import { benchDeskLists } from './desk/lists';
import { benchPagesBesideStaff } from './desk/pages-beside-staff';
import { benchJourneys } from './journeys';
import { benchLighthouse } from './lighthouse';
import { benchLoanCalculation } from './loan-calculation';
import { benchPages } from './pages';
import { printTable, type BenchmarkRow } from './row';
import { benchSignIn } from './sign-in';
import { benchStartUp } from './start-up';
import { benchValuation } from './valuation/valuation';
import { benchValuationModel } from './valuation/valuation-model';

const parts: Record<string, { title: string; run: () => Promise<BenchmarkRow[]> }> = {
  'start-up': { title: 'Start and memory', run: benchStartUp },
  pages: { title: 'Pages: requests per second and p99 at 32 connections', run: () => benchPages() },
  costs: { title: 'What a visit costs of the processors, on PostgreSQL', run: benchCosts },
  campaigns: {
    title: 'Campaigns: counting on a page hit, and reports of a year of visits',
    run: benchCampaigns,
  },
  'desk-lists': {
    title: 'Lists and searches of the desk: 1,000,000 applications, 100,000 loans',
    run: benchDeskLists,
  },
  'pages-beside-staff': {
    title: 'Public pages while 20 staff work and an export of 100,000 rows streams',
    run: benchPagesBesideStaff,
  },
  lighthouse: { title: 'Lighthouse, mobile, median of 5', run: benchLighthouse },
  journeys: { title: 'Applying: what the typical applicant meets', run: benchJourneys },
  'sign-in': { title: 'Signing in to the private area', run: benchSignIn },
  'address-search': { title: 'Address search over 100,000 addresses', run: benchAddressSearch },
  'built-in-valuation': {
    title: 'A fresh clone: start, memory, quotes, searches and pages of estates',
    run: benchBuiltInValuation,
  },
  valuation: { title: 'Valuation over HTTP', run: benchValuation },
  'valuation-model': { title: 'Valuation model', run: benchValuationModel },
  'loan-calculation': { title: 'Loan calculation', run: benchLoanCalculation },
};

const requestedParts = process.argv.slice(2);
const unknownParts = requestedParts.filter((name) => !Object.hasOwn(parts, name));
if (unknownParts.length > 0)
  throw new Error(
    `Unknown part ${unknownParts.join(', ')}; there are: ${Object.keys(parts).join(', ')}`,
  );
for (const [name, part] of Object.entries(parts))
  if (requestedParts.length === 0 || requestedParts.includes(name))
    printTable(part.title, await part.run());

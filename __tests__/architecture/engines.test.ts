import { readFileSync } from 'node:fs';
import { filesUnder } from './source-graph';

/** The suites whose subject the database engine itself decides; all others run on the second one in `npm run test:long`. */
const onBothEngines = [
  'application/application-submission-once',
  'approval/staff-kill',
  'db/database',
  'jobs/jobs',
  'loan/ledger-kill',
  'loan/loans',
  'outbox/outbox',
  'request/withdrawals',
  'staff/audit',
];

it('Only the suites listed here run on both databases in each run', () => {
  const found = filesUnder('__tests__/integration')
    .filter((file) => /describe\.each\(engines\)/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^.*__tests__\/integration\/(.*)\.test\.ts$/, '$1'));
  expect(found.sort()).toEqual(onBothEngines);
});

// No zod here: the form of the desk reads these values, too.

/** The columns of a file of costs, in the order of the export. Others are left alone. */
export const costColumns = ['date', 'source', 'medium', 'campaign', 'currency', 'amount'] as const;
export type CostColumn = (typeof costColumns)[number];

/**
 * What is wrong with a line of a file. `missing`: the header does not have the column; `cells`: more or fewer cells than the header;
 * `repeated`: an earlier line is about the same day and link; `unreadable`: no table from here on; `encoding`: not UTF-8.
 */
export const costProblems = [
  'missing',
  'cells',
  'date',
  'future',
  'tooOld',
  'name',
  'currency',
  'amount',
  'repeated',
  'unreadable',
  'encoding',
  'empty',
  'tooMany',
] as const;
export type CostProblem = (typeof costProblems)[number];

export const campaignCostLimits = {
  /** Lines of one file. */
  lines: 10_000,
  /** Problems that are told of one file. */
  problems: 100,
  /** Characters of what stands in a cell, as a problem says it. */
  cell: 60,
  /** Rows that a page shows. */
  rows: 500,
  /** Imports that a page shows. */
  imports: 20,
  /** Characters of the name of a file. */
  fileName: 200,
  days: 800,
  usualDays: 30,
} as const;

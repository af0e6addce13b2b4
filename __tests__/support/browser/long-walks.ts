import { test } from '@playwright/test';
import { languages } from './expected-languages';

/** Whether tests also walk what differs little from what every run walks: with `WALKS=all`, as `npm run test:long` sets it. */
export const isWalkedAtLength = process.env.WALKS === 'all';

/**
 * The languages in which tests walk through accessibility checks of whole areas: the first one, at length all three. A
 * translation changes words, not the markup that axe judges.
 */
export const walkedLanguages = isWalkedAtLength ? languages : languages.slice(0, 1);

/** The cases that every run tries, and at length the others, which differ little from them. */
export const casesTried = <Case>(usual: readonly Case[], others: readonly Case[]): Case[] =>
  isWalkedAtLength ? [...usual, ...others] : [...usual];

/** Leaves all tests of a group or a file to `npm run test:long`. To be called before them: a test that skips itself has started its site. */
export const leaveToLongRun = (reason: string): void =>
  test.skip(!isWalkedAtLength, `npm run test:long ${reason}`);

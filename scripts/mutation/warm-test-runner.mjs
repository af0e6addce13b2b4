/**
 * A Stryker test runner that loads the unit tests once and switches mutants on while they stand in memory (ADR 19).
 * What a mutant leaves behind in a module must not count for the next one: a mutant is found only when the test that
 * failed passes at once without it; otherwise everything is loaded anew and the mutant tried again.
 */
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { createTestBed } from './test-bed.mjs';

const instrumenter = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** Tests that take longer wait until the others have passed. */
const quickTestMs = 40;

const toDryRunResult = ({ results, unhandledErrors }) =>
  unhandledErrors.length > 0
    ? {
        status: DryRunStatus.Error,
        errorMessage: unhandledErrors.map((error) => error.stack ?? String(error)).join('\n'),
      }
    : {
        status: DryRunStatus.Complete,
        tests: results.map(({ id, file, durationMs, failure }) => ({
          id,
          name: id,
          fileName: file,
          timeSpentMs: durationMs,
          ...(failure === null
            ? { status: TestStatus.Success }
            : { status: TestStatus.Failed, failureMessage: failure }),
        })),
      };

class WarmTestRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.durations = new Map();
    this.bed = await createTestBed(process.env.MUTATION_TESTS.split(','));
    this.bed.load();
  }

  async dryRun() {
    const run = await this.bed.run({
      onTestChange: (id) => {
        instrumenter.currentTestId = id;
      },
    });
    this.#remember(run);
    return { ...toDryRunResult(run), mutantCoverage: instrumenter.mutantCoverage };
  }

  async mutantRun({ reloadEnvironment, ...mutant }) {
    if (reloadEnvironment) {
      const fresh = await this.#runMutant({ ...mutant, isLoadedWithMutant: true });
      this.bed.load();
      return fresh;
    }
    const warm = await this.#runMutant(mutant);
    if (warm.status !== MutantRunStatus.Killed) return warm;
    const withoutMutant = await this.bed.run({ ids: warm.killedBy });
    if (withoutMutant.results.every(({ failure }) => failure === null)) return warm;
    this.bed.load();
    return this.#runMutant(mutant);
  }

  async #runMutant({ activeMutant, testFilter, hitLimit, isLoadedWithMutant = false }) {
    Object.assign(instrumenter, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    try {
      if (isLoadedWithMutant) this.bed.load();
      const result = toDryRunResult(await this.#runQuickTestsFirst(testFilter));
      const timeout = determineHitLimitReached(instrumenter.hitCount, hitLimit);
      return toMutantRunResult(timeout ?? result);
    } catch (error) {
      return { status: MutantRunStatus.Error, errorMessage: error.stack ?? String(error) };
    } finally {
      const inactive = { activeMutant: undefined, hitLimit: undefined, hitCount: undefined };
      Object.assign(instrumenter, inactive);
    }
  }

  #remember({ results }) {
    for (const { id, durationMs } of results) this.durations.set(id, durationMs);
  }

  async #runQuickTestsFirst(testFilter = this.bed.ids()) {
    const isQuick = (id) => (this.durations.get(id) ?? 0) < quickTestMs;
    const quick = await this.bed.run({ ids: testFilter.filter(isQuick) });
    this.#remember(quick);
    const hasFailed = quick.results.some(({ failure }) => failure !== null);
    const longTests = testFilter.filter((id) => !isQuick(id));
    if (hasFailed || quick.unhandledErrors.length > 0 || longTests.length === 0) return quick;
    const long = await this.bed.run({ ids: longTests });
    return { ...long, results: [...quick.results, ...long.results] };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'warm', WarmTestRunner)];

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion } from '@/contracts/product-finder';
import { countedAnswers } from '@/lib/finder-questions';
import { answered, backward, emptyFinderForm, forward, reviewing, type FinderForm } from './finder-form';
import type { FinderKeeper, Outcome } from './finder-keeper';

/** Loads the store with the keeper; neither is part of the first load. */
export const loadKeeper = async (): Promise<FinderKeeper> => (await import('./finder-keeper')).finderKeeper;

interface FinderOptions {
  questions: readonly RuleQuestion[];
  locale: Locale;
  load?: () => Promise<FinderKeeper>;
}

export interface Finder {
  form: FinderForm;
  outcome: Outcome;
  /** How often a person moved on: the heading takes the focus after each move. */
  moves: number;
  choose: (key: string, value: string) => void;
  next: () => void;
  back: () => void;
  change: (key: string) => void;
  retry: () => void;
  restart: () => void;
}

const nothing: Outcome = { isLoading: true, hasFailed: false, solution: null };

function isSame(one: Outcome, other: Outcome): boolean {
  return one.isLoading === other.isLoading && one.hasFailed === other.hasFailed && one.solution === other.solution;
}

/** The finder's state: answers live in the tab's store and survive a change of language. */
export function useFinder({ questions, locale, load = loadKeeper }: FinderOptions): Finder {
  const [form, setForm] = useState(emptyFinderForm);
  const [outcome, setOutcome] = useState(nothing);
  const [moves, setMoves] = useState(0);
  const hasEdited = useRef(false);

  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    void load().then((keeper) => {
      if (isGone) return;
      const read = (): void => setOutcome((before) => (isSame(before, keeper.outcome()) ? before : keeper.outcome()));
      stop = keeper.subscribe(read);
      read();
      const kept = keeper.restore();
      if (kept && !hasEdited.current) setForm({ ...kept, answers: countedAnswers(questions, kept.answers) });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [load, questions]);

  const keep = useCallback(
    (next: FinderForm) => {
      hasEdited.current = true;
      setForm(next);
      void load().then((keeper) => keeper.keep(next));
    },
    [load],
  );
  const move = (next: FinderForm): void => {
    keep(next);
    setMoves((count) => count + 1);
    if (next.stage === 'done') ask(next);
  };
  const ask = ({ answers }: FinderForm): void => {
    setOutcome(nothing);
    void load().then((keeper) => keeper.ask({ locale, answers }));
  };

  return {
    form,
    outcome,
    moves,
    choose: (key, value) => keep(answered(questions, form, { key, value })),
    next: () => move(forward(questions, form)),
    back: () => move(backward(questions, form) ?? form),
    change: (key) => move(reviewing(form, key)),
    retry: () => ask(form),
    restart: () => {
      move(emptyFinderForm);
      void load().then((keeper) => keeper.clear());
    },
  };
}

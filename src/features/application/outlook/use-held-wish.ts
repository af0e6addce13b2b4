import { useState, type RefObject } from 'react';
import type { ApplicationFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import { outlookOf } from './outlook-of';

export interface HeldWish {
  /** Whether a wish was held back since the page was opened. */
  isHeld: boolean;
  /** Whether these answers stay on the page: a wish outside our range, the first time. */
  holdsBack: (answered: Partial<ApplicationFormValues>) => boolean;
}

/** Holds a wish that we could not lend on back once and shows `panel`, which says what would do instead; it goes on when it is sent again. */
export function useHeldWish(
  application: Application,
  panel: RefObject<HTMLElement | null>,
): HeldWish {
  const [held, setHeld] = useState<string | null>(null);
  return {
    isHeld: held !== null,
    holdsBack(answered) {
      const outlook = outlookOf(application, { ...application.state.formValues, ...answered });
      const wish = JSON.stringify([outlook?.amount, outlook?.tenorMonths]);
      if (outlook?.result !== 'outside-range' || held === wish) return false;
      setHeld(wish);
      panel.current?.focus();
      return true;
    },
  };
}

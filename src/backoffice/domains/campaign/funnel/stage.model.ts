import { z } from 'zod';
import { applicationProducts } from '@/contracts/application/application-choices';
import type { CountedStage, PersonDimension } from '@/contracts/campaign/funnel';
import type { EndpointKey } from '@/contracts/endpoints';
import type { Touches } from '@/lib/visit/touches';

/** Something that somebody did, as it is held for some seconds. */
export interface StageEvent {
  at: Date;
  /** Network address and browser, of which only the day's mark is stored. */
  visitor: string;
  stage: CountedStage;
  touches: Touches;
  parts: StageParts;
}

/** What is known of somebody; the product where the call was about one. */
export type StageParts = Partial<Record<PersonDimension, string>>;

const draftAnswer = z.object({
  body: z.object({ data: z.object({ product: z.enum(applicationProducts) }) }),
});

/** The product of the draft that was begun or saved; undefined for all other calls. */
export const productOf = (key: EndpointKey, answer: unknown): string | undefined =>
  key === 'createDraft' || key === 'saveSection'
    ? draftAnswer.safeParse(answer).data?.body.data.product
    : undefined;

/** Calls that mean that a stage was reached. */
const stages: Partial<Record<EndpointKey, CountedStage>> = {
  calculate: 'calculator',
  calculateDetailed: 'calculator',
  quote: 'valuation',
  applyRule: 'finder',
  createDraft: 'started',
  contactUs: 'contact',
  bookCallBack: 'callBack',
  applyForJob: 'jobApplication',
};

const namedPart = z.object({
  body: z.object({ section: z.string().optional(), purpose: z.string().optional() }),
});
const sections = ['property', 'loan', 'applicants', 'consents'] as const;

/** The stage that a call which was answered has reached; of a saved draft that of its section. Null for all other calls. */
export function stageOf(key: EndpointKey, request: unknown): CountedStage | null {
  if (key !== 'saveSection' && key !== 'verifyOtp') return stages[key] ?? null;
  const { section, purpose } = namedPart.safeParse(request).data?.body ?? {};
  if (key === 'saveSection') return sections.find((known) => known === section) ?? null;
  return purpose === 'apply' ? 'phone' : null;
}

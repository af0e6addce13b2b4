import { z } from 'zod';
import {
  employmentKinds,
  indicativeResults,
  propertyKinds,
} from '../application/application-choices';
import type { EndpointDefinition } from '../endpoint-definition';
import { productKeySchema } from './block-fields';
import { contentKindSchema } from './content-desk';
import { localised } from '../localised';
import { ruleAnswersSchema, ruleQuestionSchema, solutionSchema } from '../product-finder';

/** An entry that was saved and not published. One that could not be published is left out of the trial. */
const trialDraftSchema = z.object({
  kind: contentKindSchema,
  id: z.string(),
  ...localised('title'),
  isCounted: z.boolean(),
});
export type TrialDraft = z.infer<typeof trialDraftSchema>;

const drafts = z.array(trialDraftSchema);

const finderTrialSchema = z.object({
  questions: z.array(ruleQuestionSchema),
  /** Null while a question that is shown has no answer. */
  solution: solutionSchema.nullable(),
  /** What rules that hold say for or against, the highest sum first; `none` stands for no loan at all. */
  scores: z.array(
    z.object({
      product: productKeySchema.or(z.literal('none')),
      score: z.number().int(),
      isRuledOut: z.boolean(),
      rules: z.array(z.object({ id: z.string(), score: z.number().int() })),
    }),
  ),
});
export type FinderTrial = z.infer<typeof finderTrialSchema>;

const money = z.number().min(0).max(1_000_000_000);

/** What the rules of the fast pass look at. Money in HK$; `value` is null where it is not known. */
export const indicativeTrialCaseSchema = z.strictObject({
  propertyKind: z.enum(propertyKinds),
  value: money.nullable(),
  isRough: z.boolean(),
  amount: money,
  tenorMonths: z.number().int().min(1).max(600),
  employment: z.enum(employmentKinds),
  monthlyIncome: money,
  monthlyDebt: money,
});
export type IndicativeTrialCase = z.infer<typeof indicativeTrialCaseSchema>;

const indicativeTrialSchema = z.object({
  result: z.enum(indicativeResults),
  /** The largest loan within the rules, in HK$; null where they do not tell. */
  maxAmount: z.number().nullable(),
  /** Every rule that speaks up. Applicants read of those that draw the same line only the gravest. */
  rules: z.array(
    z.object({ id: z.string(), result: z.enum(indicativeResults), ...localised('reason') }),
  ),
});
export type IndicativeTrial = z.infer<typeof indicativeTrialSchema>;

/** Outcomes by the rules that are published and by those as they would be with every draft. */
const outcomes = <S extends z.ZodType>(trial: S) =>
  z.object({ data: z.object({ published: trial, drafted: trial, drafts }) });

const trial = { method: 'POST', access: 'desk', permission: 'content.read' } as const;

export const ruleTrialEndpoints = {
  deskTryFinder: {
    ...trial,
    path: '/api/v1/desk/rule-trials/product-finder',
    summary:
      'What the product finder recommends for answers, and why, by the published rules and by the drafts; stores nothing',
    body: z.strictObject({ answers: ruleAnswersSchema }),
    response: outcomes(finderTrialSchema),
  },
  deskTryIndicative: {
    ...trial,
    path: '/api/v1/desk/rule-trials/indicative',
    summary:
      'How the rules of the fast pass judge a case, by the published rules and by the drafts; stores nothing',
    body: indicativeTrialCaseSchema,
    response: outcomes(indicativeTrialSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;

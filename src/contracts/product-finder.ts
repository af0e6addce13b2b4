import { z } from 'zod';
import { hrefSchema, productKeySchema } from './content/block-fields';
import type { EndpointDefinition } from './endpoint-definition';
import { localised } from './localised';

const answerKeySchema = z.string().regex(/^[a-z][a-zA-Z0-9-]{0,40}$/);

/** One question as staff write it; `_id` is the key of its answer. Shown only when every `dependsOn` answer was given. */
export const finderQuestionSchema = z.object({
  _id: answerKeySchema,
  ...localised('title'),
  ...localised('why'),
  options: z.array(z.object({ value: answerKeySchema, ...localised('label') })).min(2),
  dependsOn: z
    .array(z.object({ key: answerKeySchema, values: z.array(answerKeySchema).min(1) }))
    .default([]),
});
export type FinderQuestion = z.infer<typeof finderQuestionSchema>;

/** One question of the finder as the site asks it. */
export const ruleQuestionSchema = finderQuestionSchema
  .omit({ _id: true })
  .extend({ key: answerKeySchema });
export type RuleQuestion = z.infer<typeof ruleQuestionSchema>;

/** Special scores: a product scored `ruledOut` is excluded, and a rule for `none` with the score `stopped` ends the search without a product. */
export const ruleScores = { ruledOut: -100, stopped: 100 } as const;

/** A row of the rule table: it counts when all of `when` holds; the highest total score wins. `reason…` is shown with the answers it rests on. */
export const solutionRuleSchema = z.object({
  _id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  when: z.array(z.object({ key: answerKeySchema, values: z.array(answerKeySchema).min(1) })).min(1),
  product: productKeySchema.or(z.literal('none')),
  score: z.number().int().min(ruleScores.ruledOut).max(ruleScores.stopped),
  ...localised('reason'),
});
export type SolutionRule = z.infer<typeof solutionRuleSchema>;

export const ruleAnswersSchema = z.record(answerKeySchema, answerKeySchema);
export type RuleAnswers = z.infer<typeof ruleAnswersSchema>;

/** A reason and the given answers that it rests on. */
const reasonSchema = z.object({
  ...localised('text'),
  answers: z.array(z.object({ key: answerKeySchema, value: answerKeySchema })),
});
export type SolutionReason = z.infer<typeof reasonSchema>;

const recommendedSchema = z.object({
  product: productKeySchema,
  href: hrefSchema,
  applyHref: hrefSchema,
  ...localised('name'),
  reasons: z.array(reasonSchema),
});
export type Recommended = z.infer<typeof recommendedSchema>;

/** `recommended` is null where none of our products fits: `reasons` then say why and what to try instead, and else what to weigh first. */
export const solutionSchema = z.object({
  recommended: recommendedSchema.nullable(),
  reasons: z.array(reasonSchema),
  alternatives: z.array(recommendedSchema),
});
export type Solution = z.infer<typeof solutionSchema>;

/** A recommendation stands without its reasons and alternatives. */
const readableSolutionSchema: z.ZodType<Solution> = solutionSchema.extend({
  recommended: recommendedSchema
    .extend({ reasons: recommendedSchema.shape.reasons.catch([]) })
    .nullable(),
  reasons: solutionSchema.shape.reasons.catch([]),
  alternatives: solutionSchema.shape.alternatives.catch([]),
});

export const productFinderEndpoints = {
  rules: {
    method: 'GET',
    path: '/api/v1/product-finder',
    access: 'public',
    summary: 'Questions of the product finder',
    response: z.object({ questions: z.array(ruleQuestionSchema) }),
  },
  applyRule: {
    method: 'POST',
    path: '/api/v1/product-rule',
    access: 'public',
    summary: 'Answers to a recommended product with reasons and alternatives',
    body: z.strictObject({ answers: ruleAnswersSchema }),
    response: z.object({ success: z.literal(true), data: solutionSchema }),
    readable: z.object({ success: z.literal(true), data: readableSolutionSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;

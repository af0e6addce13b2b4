import type { RuleQuestion } from '@/contracts/product-finder';
import { createRequestSlice } from '@/lib/saga/request-slice';

const noQuestions: RuleQuestion[] = [];

/** The questions of the finder, as the API lists them. */
export const rules = createRequestSlice({
  name: 'ruleQuestions',
  endpoint: 'rules',
  initialData: noQuestions,
  reduceResponse: ({ response }) => response.questions,
});

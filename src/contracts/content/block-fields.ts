import { z } from 'zod';
import { localised } from '../localised';
import { productKeys } from '../product-choices';
import { readAs } from '../read-as';

const ownBase = 'https://own.invalid';

/** Browsers read `/\\other.example`, and a tab between the slashes, as the address of another site: what counts is the address as they parse it. */
function leadsWhereItSays(href: string): boolean {
  if (!URL.canParse(href, ownBase)) return false;
  return !/^[/#]/.test(href) || new URL(href, ownBase).origin === ownBase;
}

/** A page of this site (`/rmb-loan`, no locale), an absolute https address, or a telephone or mail link. */
export const hrefSchema = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/|tel:|mailto:|#)/)
  .max(500)
  .refine(leadsWhereItSays, { error: 'wrongFormat' })
  .describe(
    'A path stays on this site as browsers parse it: neither `\\` nor a tab leads elsewhere.',
  );

export const illustrations = [
  'harbour',
  'tongLau',
  'towers',
  'key',
  'ferry',
  'tram',
  'peak',
  'bridge',
  'workshop',
  'shopfront',
  'estate',
  'desk',
  'letter',
  'people',
] as const;
export const illustrationSchema = z.enum(illustrations);
export type Illustration = z.infer<typeof illustrationSchema>;

export const icons = [
  'first',
  'second',
  'fast',
  'bridge',
  'revolve',
  'holiday',
  'rmb',
  'case',
  'calculator',
  'valuation',
  'finder',
  'contact',
  'phone',
  'mail',
  'message',
  'clock',
  'shield',
  'document',
  'key',
  'people',
  'scales',
  'percent',
  'pin',
  'search',
  'steps',
  'sme',
  'selfEmployed',
  'consolidate',
] as const;
export const iconSchema = z.enum(icons).register(readAs, { value: 'document' });
export type Icon = z.infer<typeof iconSchema>;

export const productKeySchema = z.enum(productKeys);
export type ProductKey = z.infer<typeof productKeySchema>;

export const actionSchema = z.object({
  ...localised('label'),
  href: hrefSchema,
  kind: z.enum(['primary', 'secondary', 'text']).default('primary'),
});
export type Action = z.infer<typeof actionSchema>;

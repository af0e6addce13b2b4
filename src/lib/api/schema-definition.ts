import type { z } from 'zod';

export type SchemaDefinition = z.core.$ZodTypes['_zod']['def'];

/** The definition of a schema as the union that `type` tells apart; zod types the parts of a schema by their base only. */
export function definitionOf(schema: z.core.$ZodType): SchemaDefinition {
  return schema._zod.def as SchemaDefinition;
}

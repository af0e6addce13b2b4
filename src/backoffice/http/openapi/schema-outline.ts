import { z } from 'zod';

export interface SchemaNode {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  additionalProperties?: SchemaNode | boolean;
  oneOf?: SchemaNode[];
  anyOf?: SchemaNode[];
}

export const schemaNodeSchema: z.ZodType<SchemaNode> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), schemaNodeSchema).optional(),
    required: z.array(z.string()).optional(),
    items: schemaNodeSchema.optional(),
    additionalProperties: z.union([schemaNodeSchema, z.boolean()]).optional(),
    oneOf: z.array(schemaNodeSchema).optional(),
    anyOf: z.array(schemaNodeSchema).optional(),
  }),
);

/** A JSON schema as a person reads it: `{ titleEn: string, items: { … }[] }`. */
export function outline(node: SchemaNode, depth = 0): string {
  const choices = node.oneOf ?? node.anyOf;
  if (choices) return choices.map((choice) => outline(choice, depth)).join(' | ');
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.items) return `${parenthesise(outline(node.items, depth))}[]`;
  if (node.properties) return objectOutline(node, { properties: node.properties, depth });
  if (typeof node.additionalProperties === 'object')
    return `{ [key]: ${outline(node.additionalProperties, depth)} }`;
  const type = Array.isArray(node.type) ? node.type.join(' | ') : (node.type ?? 'any');
  return node.format ? `${type} (${node.format})` : type;
}

function objectOutline(
  node: SchemaNode,
  { properties, depth }: { properties: Record<string, SchemaNode>; depth: number },
): string {
  const required = new Set(node.required ?? []);
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(
    ([name, part]) =>
      `${indent}${name}${required.has(name) ? '' : '?'}: ${outline(part, depth + 1)}`,
  );
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function parenthesise(text: string): string {
  return /^[^{]* \| /.test(text) ? `(${text})` : text;
}

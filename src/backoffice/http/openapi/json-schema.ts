import { z } from 'zod';
import { mapStrings } from '@/lib/object/map-strings';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Direction = 'input' | 'output';
type Named = Readonly<Record<string, JsonSchema>>;

export interface SchemaWriter {
  /** What a caller may send. */
  input: (schema: z.ZodType) => JsonSchema;
  /** What an answer holds. */
  output: (schema: z.ZodType) => JsonSchema;
  /** The named schemas that were referred to so far, and those that they refer to. */
  components: () => Record<string, JsonSchema>;
}

const componentPath = '#/components/schemas/';
const localPath = '#/$defs/';
const reference = /"#\/components\/schemas\/(\w+)"/g;

/** Writes schemas of the contract as JSON Schema; those in `names` become components. */
export function createSchemaWriter(names: ReadonlyMap<z.ZodType, string>): SchemaWriter {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const named = { input: writeAll(registry, 'input'), output: writeAll(registry, 'output') };
  const directed = findDirected(named.input, named.output);
  const used = new Map<string, JsonSchema>();
  const owners = new Map<string, Direction>();

  /** Points references at components; one that reads otherwise in requests than in answers has a name of its own there. */
  function place(schema: JsonSchema, direction: Direction): JsonSchema {
    const found: string[] = [];
    const placed = mapStrings(schema, (text) => {
      if (!text.startsWith(componentPath)) return text;
      const name = text.slice(componentPath.length);
      found.push(name);
      return `${componentPath}${componentName(name, direction)}`;
    });
    for (const name of found) {
      const component = componentName(name, direction);
      const definition = named[direction][name];
      if (used.has(component) || !definition) continue;
      used.set(component, {});
      used.set(component, place(definition, direction));
    }
    return placed;
  }
  /** The direction that refers to the schema first keeps the plain name. */
  function componentName(name: string, direction: Direction): string {
    if (!owners.has(name)) owners.set(name, direction);
    if (!directed.has(name) || owners.get(name) === direction) return name;
    return `${name}${direction === 'input' ? 'AsSent' : 'AsAnswered'}`;
  }

  const write = (direction: Direction) => (schema: z.ZodType) => {
    // A schema that has a name is referred to by it only where it stands inside another one.
    const { items } = z.toJSONSchema(z.array(schema), {
      ...options(direction),
      metadata: registry,
    });
    if (typeof items !== 'object' || Array.isArray(items)) return {};
    const schemaWithPaths = mapStrings(items, (text) =>
      text.startsWith(localPath) ? `${componentPath}${text.slice(localPath.length)}` : text,
    );
    return place(schemaWithPaths, direction);
  };

  return {
    input: write('input'),
    output: write('output'),
    components: () =>
      Object.fromEntries([...used].sort(([one], [other]) => one.localeCompare(other))),
  };
}

function writeAll(registry: z.core.$ZodRegistry<{ id: string }>, direction: Direction): Named {
  const { schemas } = z.toJSONSchema(registry, {
    ...options(direction),
    uri: (id) => `${componentPath}${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _draft, $id: _id, ...schema }]) => [id, schema]),
  );
}

/** Names of the schemas that differ between requests and answers, in themselves or in what they refer to. */
function findDirected(input: Named, output: Named): ReadonlySet<string> {
  const texts = Object.keys(output).map((name): [string, string] => [
    name,
    JSON.stringify(output[name]),
  ]);
  const differing = new Set(
    texts.filter(([name, text]) => text !== JSON.stringify(input[name])).map(([name]) => name),
  );
  for (let size = -1; size !== differing.size;) {
    size = differing.size;
    for (const [name, text] of texts)
      for (const [, inner = ''] of text.matchAll(reference))
        if (differing.has(inner)) differing.add(name);
  }
  return differing;
}

const utcNote = 'In UTC: it ends in `Z`.';
const trimNote = 'Blanks at both ends are removed before it is checked.';

function options(direction: Direction) {
  return {
    io: direction,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // An answer may hold more than the contract knows: the site takes no notice of it.
      if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
      if (def.type === 'string') describeText(zodSchema, jsonSchema);
      describeWholeNumber(jsonSchema);
      // The bounds of what a JavaScript number holds exactly are no rule of the contract.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description && !jsonSchema.description) jsonSchema.description = description;
    },
  } satisfies z.core.ToJSONSchemaParams & { io: Direction };
}

/** Some generators of test data know no exclusive bounds: of a whole number the next one says the same. */
function describeWholeNumber(number: JsonSchema): void {
  if (number.type !== 'integer' || typeof number.exclusiveMinimum !== 'number') return;
  number.minimum = number.exclusiveMinimum + 1;
  delete number.exclusiveMinimum;
}

function describeText(schema: z.core.$ZodType, text: z.core.JSONSchema.BaseSchema): void {
  // `format` says the same as the pattern, and generators of test data fail where both are given.
  if (text.format === 'date' || text.format === 'date-time') delete text.pattern;
  if (text.format === 'date-time') text.description = utcNote;
  const checks = schema._zod.def.checks ?? [];
  if (checks.some(({ _zod: { def } }) => def.check === 'overwrite')) text.description = trimNote;
}

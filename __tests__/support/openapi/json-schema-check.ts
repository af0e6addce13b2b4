import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** What is wrong with a value by the schema at `pointer` of the document; null where it fits. */
export type SchemaCheck = (pointer: string, value: unknown) => string | null;

const documentId = 'openapi.json';

/** Checks values against the JSON Schemas of an OpenAPI document, without help of the contract that it was made from. */
export function createSchemaCheck(document: object): SchemaCheck {
  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: documentId });
  return (pointer, value) => {
    const validate = ajv.getSchema(`${documentId}#${pointer}`);
    if (!validate) throw new Error(`The document has nothing at ${pointer}`);
    if (validate(value)) return null;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim();
  };
}

/** A JSON pointer to the place that these keys lead to. */
export const pointerTo = (...keys: readonly (string | number)[]): string =>
  keys
    .map((key) => `/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');

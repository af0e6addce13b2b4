const { readFileSync } = require('node:fs');
const Ajv = require('ajv/dist/2020').default;
const addFormats = require('ajv-formats').default;

const documentId = 'openapi.json';

/**
 * The JSON Schemas of an OpenAPI document as a check of values, made without help of the contract that it was made from.
 * `check(pointer, value)` says what is wrong by the schema at the pointer; null where the value fits.
 */
exports.createDescriptionCheck = (file) => {
  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ ...JSON.parse(readFileSync(file, 'utf8')), $id: documentId });
  return (pointer, value) => {
    const validate = ajv.getSchema(`${documentId}#${pointer}`);
    if (!validate) throw new Error(`The document has nothing at ${pointer}`);
    if (validate(value)) return null;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim();
  };
};

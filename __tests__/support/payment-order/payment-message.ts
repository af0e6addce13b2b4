import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';

const schema = readFileSync(join(__dirname, 'pain.001.001.09.xsd'), 'utf8');

/** What libxml2 finds wrong with a customer credit transfer initiation. */
export async function messageProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'message.xml', contents: xml },
    schema: { fileName: 'pain.xsd', contents: schema },
  });
  return errors.map(({ message }) => message);
}

/** The message as an object; every text stays a text. */
export const messageOf = (xml: string) =>
  new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'CdtTrfTxInf',
  }).parse(xml).Document.CstmrCdtTrfInitn;

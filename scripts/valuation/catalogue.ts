// Compiles names, addresses and plain facts of homes from the sources into the file that the product is delivered with.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync, constants } from 'node:zlib';
import { parseAddressJson } from '@/backoffice/domains/evaluation/import/address-files';
import { Rejections } from '@/backoffice/domains/evaluation/import/rejections';
import type { Catalogue } from '@/valuation/facts/catalogue/catalogue';
import { writeCatalogueLines } from '@/valuation/facts/catalogue/catalogue-lines';
import { locateRows } from './catalogue/locate-rows';
import { mergeDoubles } from './catalogue/merge-doubles';
import { PlaceCollection } from './catalogue/place-collection';
import { readSource, readSourceRows } from './catalogue/source-rows';
import { StreetNames } from './catalogue/street-names';
import { StreetNumbers } from './catalogue/street-numbers';

const { values } = parseArgs({
  options: {
    names: { type: 'string' },
    addresses: { type: 'string', multiple: true, default: [] },
    streets: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    out: { type: 'string', default: 'src/valuation/facts/catalogue/catalogue.data.gz' },
  },
});
if (!values.names || !values.streets)
  throw new Error(
    'Usage: valuation-catalogue --names FILE --streets FILE --addresses FILE [--addresses FILE] [--out FILE]',
  );

const rejections = new Rejections();
const addresses = values.addresses.flatMap((file) =>
  parseAddressJson(readSource(file), { file, rejections }),
);
const streetNames = new StreetNames();
streetNames.addAddresses(addresses);
streetNames.addStreetList(values.streets);
const rows = locateRows(readSourceRows(values.names));
const collection = new PlaceCollection(streetNames);
collection.addTraded(rows);
const addedFacts = collection.addFacts();
collection.addNamed(rows);
const mergedDoubles = mergeDoubles(collection);
const numbers = new StreetNumbers(collection, streetNames);
numbers.addAddresses(addresses);
numbers.addRows(rows);
for (const place of collection.places) if (place.blocks.length > 1) place.kind = 'estate';

const places = collection.places.sort(
  (one, other) =>
    (one.subDistrict < other.subDistrict ? -1 : one.subDistrict > other.subDistrict ? 1 : 0) ||
    (one.hk < other.hk ? -1 : 1),
);
const position = new Map(places.map((place, at) => [place, at]));
const streets = numbers
  .list(({ place, block }) => {
    const at = position.get(place);
    return at === undefined
      ? undefined
      : { place: at, ...(block ? { block: place.blocks.indexOf(block) } : {}) };
  })
  .filter((street) => street.numbers.length > 0)
  .sort((one, other) => (one.subDistrict + one.hk < other.subDistrict + other.hk ? -1 : 1));
const catalogue: Catalogue = {
  compiledOn: values.date,
  places,
  streets,
  streetDistricts: streetNames.list(),
};
const lines = writeCatalogueLines(catalogue);
const bytes = gzipSync(lines, { level: constants.Z_BEST_COMPRESSION });
writeFileSync(values.out, bytes);
const count = (kind: string) => places.filter((place) => place.kind === kind).length;
console.log(
  [
    `${count('estate')} estates, ${count('building')} buildings (${addedFacts} by hand only, ${mergedDoubles} named twice), ${places.reduce((sum, { blocks }) => sum + blocks.length, 0)} blocks`,
    `${streets.length} parts of streets with ${streets.reduce((sum, street) => sum + street.numbers.length, 0)} numbers; ${catalogue.streetDistricts.length} streets in all`,
    `${values.out}: ${(bytes.length / 1e6).toFixed(2)} MB, unpacked ${(lines.length / 1e6).toFixed(1)} million characters`,
  ].join('\n'),
);

import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-graph';

/** A limit of a text written as a figure, which may differ from that of the contract one day. */
const ownLimit = /maxLength(?:=\{|: |: number = | = )\d/;

describe('Limits of form fields', () => {
  it('have a name, as those of the contract do', () => {
    const forms = sourceFiles().filter((file) => file.endsWith('.tsx'));
    expect(forms.filter((file) => ownLimit.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(['<TextField maxLength={30} />', 'slotProps={{ maxLength: 120 }}', 'maxLength = 20,'])(
    'are seen where they have none: %s',
    (source) => expect(source).toMatch(ownLimit),
  );
});

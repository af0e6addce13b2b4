import { openDocumentFacts } from '@/backoffice/domains/application/decision/obstacles';
import { openDocumentsOf } from '@/backoffice/domains/document/document.checklist';
import type { ChecklistItem } from '@/contracts/document/checklist-item';

const asked: ChecklistItem = {
  slot: 'further-1',
  required: true,
  why: 'asked-for',
  months: null,
  copies: 1,
  condition: null,
  asked: { kind: 'other', name: 'Tenancy agreement of 2025', reason: 'To know the rent.' },
};
const factsWith = (files: Parameters<typeof openDocumentsOf>[1]) =>
  openDocumentFacts(
    openDocumentsOf(
      { product: 'first', applicantType: 'salaried', people: 1, asked: [asked] },
      files,
    ),
  );
const valueOf = (facts: ReturnType<typeof openDocumentFacts>, name: string) =>
  facts.find((fact) => fact.name === name)?.value;

describe('Whoever agrees to approve without documents', () => {
  it('reads what staff asked for by the name they gave it, and the others by their kind', () => {
    const missing = valueOf(factsWith([]), 'documentsMissing');
    expect(missing).toEqual(expect.arrayContaining(['Tenancy agreement of 2025', 'identity']));
    expect(missing).not.toContain('further-1');
  });

  it('reads the same name of one that came and was not accepted', () => {
    const facts = factsWith([{ slot: 'further-1', status: 'received', review: null }]);
    expect(valueOf(facts, 'documentsUnreviewed')).toEqual(['Tenancy agreement of 2025']);
  });
});

import type { SaveSectionRequest } from '@/contracts/application/application';
import type { ApplicationProduct, ApplicationSection } from '@/contracts/application/application-choices';
import { emptyEntries, type ApplicationEntries } from './entry/application-entry';
import { sectionOf } from './entry/read-entries';

interface DraftSave {
  reference: string;
  section: ApplicationSection;
  entries: Partial<ApplicationEntries>;
  product: ApplicationProduct;
}

/** The answers of these sections alone. */
export function onlyOf(entries: Partial<ApplicationEntries>, sections: readonly ApplicationSection[]): Partial<ApplicationEntries> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => sections.some((section) => section === name)));
}

/** The request that saves one section as it stands. */
export function draftSaveOf({ reference, section, entries, product }: DraftSave): SaveSectionRequest {
  const all = { ...emptyEntries, ...entries };
  switch (section) {
    case 'property': return { reference, section, value: sectionOf(section, all.property, product) };
    case 'loan': return { reference, section, value: sectionOf(section, all.loan, product) };
    case 'existing': return { reference, section, value: sectionOf(section, all.existing, product) };
    case 'applicants': return { reference, section, value: sectionOf(section, all.applicants, product) };
    case 'income': return { reference, section, value: sectionOf(section, all.income, product) };
    case 'intermediary': return { reference, section, value: sectionOf(section, all.intermediary, product) };
    case 'contact': return { reference, section, value: sectionOf(section, all.contact, product) };
    case 'consents': return { reference, section, value: sectionOf(section, all.consents, product) };
  }
}

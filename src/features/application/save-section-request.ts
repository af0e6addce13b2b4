import type { SaveSectionRequest } from '@/contracts/application/application';
import type {
  ApplicationProduct,
  ApplicationSection,
} from '@/contracts/application/application-choices';
import { emptyFormValues, type ApplicationFormValues } from './form/application-form-values';
import { toSectionData } from './form/parse-form-values';

interface SectionSave {
  reference: string;
  /** The version of the draft that the answers were made on. */
  version: number | undefined;
  section: ApplicationSection;
  formValues: Partial<ApplicationFormValues>;
  product: ApplicationProduct;
}

/** The values of these sections only. */
export function pickSections(
  entries: Partial<ApplicationFormValues>,
  sections: readonly ApplicationSection[],
): Partial<ApplicationFormValues> {
  return Object.fromEntries(
    Object.entries(entries).filter(([name]) => sections.some((section) => section === name)),
  );
}

/** The request that saves the current values of one section. */
export function toSaveSectionRequest({
  reference,
  version,
  section,
  formValues,
  product,
}: SectionSave): SaveSectionRequest {
  const target = { reference, ...(version === undefined ? {} : { version }) };
  const all = { ...emptyFormValues, ...formValues };
  switch (section) {
    case 'property':
      return { ...target, section, value: toSectionData(section, all.property, product) };
    case 'loan':
      return { ...target, section, value: toSectionData(section, all.loan, product) };
    case 'existing':
      return { ...target, section, value: toSectionData(section, all.existing, product) };
    case 'applicants':
      return { ...target, section, value: toSectionData(section, all.applicants, product) };
    case 'income':
      return { ...target, section, value: toSectionData(section, all.income, product) };
    case 'intermediary':
      return { ...target, section, value: toSectionData(section, all.intermediary, product) };
    case 'contact':
      return { ...target, section, value: toSectionData(section, all.contact, product) };
    case 'consents':
      return { ...target, section, value: toSectionData(section, all.consents, product) };
  }
}

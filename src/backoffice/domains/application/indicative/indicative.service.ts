import type { Indicative } from '@/contracts/application/indicative-result';
import type { Locale } from '@/contracts/locale';
import { findIneligibility, sectionProblems } from '@/lib/application/form-rules';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { Letterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRepository } from '../application.repository';
import type { DraftRepository } from '../draft/draft.repository';
import { indicativeDocument } from './indicative-document';
import { readIndicativeRules, type IndicativeOffer } from './indicative-rules';
import { assess } from './indicative.model';
import type { ValueProperty } from './property-value';

export interface IndicativeServiceOptions extends IndicativeOffer {
  repositories: {
    application: Pick<ApplicationRepository, 'findByDraft'>;
    applicationDraft: Pick<DraftRepository, 'findLatest'>;
    site: Pick<SiteRepository, 'listEntries'>;
  };
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  valueProperty: ValueProperty;
  renderPdf: PdfWorkerPool['render'];
  letterheads: Letterheads;
  now: () => Date;
}

/** A fast pass of a browser, named by its reference. */
export interface IndicativeCall {
  reference: string;
  /** In the browser's cookie. */
  token: string | null;
}

interface FoundIndicative {
  indicative: Indicative;
  /** Null before it was sent. */
  applicationNumber: string | null;
}

const sectionsNeeded = ['property', 'loan', 'income'] as const;

export type IndicativeService = ReturnType<typeof createIndicativeService>;

/** Results of fast passes for the browser that fills them in: of what was answered so far, and afterwards as they were sent. */
export function createIndicativeService({
  repositories,
  hash,
  fieldEncryption,
  valueProperty,
  fastPass,
  promises,
  renderPdf,
  letterheads,
  now,
}: IndicativeServiceOptions) {
  async function findResult({ reference, token }: IndicativeCall): Promise<FoundIndicative | null> {
    const row = requireFound(
      token === null
        ? null
        : await repositories.applicationDraft.findLatest(hash.all('draft token', token), {
            now: now(),
            reference,
          }),
    );
    const sent = await repositories.application.findByDraft(row.id);
    if (sent)
      return sent.indicative && { indicative: sent.indicative, applicationNumber: sent.number };
    if (row.product !== 'fast-pass') return null;
    const form = fieldEncryption.decryptForm(['draft', row.id], row.form);
    const { product } = row;
    const today = hongKongDay(now());
    const isAnswered =
      sectionsNeeded.every(
        (section) => Object.keys(sectionProblems(section, form, { product, today })).length === 0,
      ) && findIneligibility(form, { product }) === null;
    if (!isAnswered) return null;
    const { property = {} } = form;
    const indicative = assess(
      form,
      await readIndicativeRules(repositories.site, { fastPass, promises }),
      {
        valuation: property.estimatedValue === undefined ? await valueProperty(property) : null,
        terms: fastPass(),
        promises: promises(),
        today,
      },
    );
    return { indicative, applicationNumber: null };
  }

  return {
    /** Null while an answer that the rules need is missing, and for other products. Throws `not_found` for a draft that is not this browser's. */
    async find(call: IndicativeCall): Promise<Indicative | null> {
      return (await findResult(call))?.indicative ?? null;
    },

    /** The result as PDF. Throws `not_found` where there is none. */
    async renderFile(call: IndicativeCall, locale: Locale) {
      const found = requireFound(await findResult(call));
      const bytes = await renderPdf(
        indicativeDocument(found.indicative, {
          letterhead: letterheads[locale],
          applicationNumber: found.applicationNumber,
        }),
      );
      const day = found.indicative.figures?.asOf ?? hongKongDay(now());
      return { fileName: `indication-${day}.pdf`, contentType: 'application/pdf', bytes };
    },
  };
}

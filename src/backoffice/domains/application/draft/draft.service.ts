import type {
  CreateDraftRequest,
  Draft,
  SaveSectionRequest,
} from '@/contracts/application/application';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { Proof } from '@/backoffice/common/upload-caller';
import type { ApplicationRepository } from '../application.repository';
import type { CoApplicantRepository } from '../co-applicant/co-applicant.repository';
import { draftLifetimeMs, maskPhoneToLastFour } from '../application.model';
import type { DraftRow, DraftRepository } from './draft.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import { receiptOf } from '../receipt';

/** What a change of a draft reads and writes in one transaction. */
export interface DraftRepositories {
  application: ApplicationRepository;
  applicationDraft: DraftRepository;
  coApplicant: Pick<CoApplicantRepository, 'listByApplications'>;
}

export interface DraftServiceOptions {
  repositories: DraftRepositories;
  unitOfWork: UnitOfWork<DraftRepositories>;
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  /** Opaque, at least 128 bits, of letters, digits, `-` and `_`. */
  newToken: () => string;
}

/** Who calls: the token in the browser's cookie, and what a code has proved. */
export interface DraftCaller {
  token: string | null;
  proof: Proof | null;
}

export interface OpenedDraft {
  draft: Draft;
  /** The token to set as the browser's cookie. */
  token: string;
}

/** Where the link of a draft goes. */
export interface ResumeLink {
  reference: string;
  product: ApplicationProduct;
  /** E.164. */
  phone: string;
  /** As the applicant gave it; null where there is none. */
  email: string | null;
  language: Draft['language'];
}

export type DraftService = ReturnType<typeof createDraftService>;

/** Drafts of applications: opened by a browser's token or a code to the phone they are bound to; nobody else learns that they exist. */
export function createDraftService({
  repositories,
  unitOfWork,
  hash,
  fieldEncryption,
  now,
  newToken,
}: DraftServiceOptions) {
  const tokenHashesOf = (token: string) => hash.all('draft token', token);

  const belongsTo = ({ phoneHash }: DraftRow, phone: string): boolean =>
    phoneHash !== null && hash.all('phone', phone).includes(phoneHash);

  async function toDraft(
    row: DraftRow,
    { application, coApplicant }: Pick<DraftRepositories, 'application' | 'coApplicant'>,
  ): Promise<Draft> {
    const found = await application.findByDraft(row.id);
    // While the loan origination system has not answered, the submission may still be refused.
    const submitted = found?.handover === 'deciding' ? null : found;
    return {
      reference: row.id,
      product: row.product,
      language: row.language,
      form: submitted ? {} : fieldEncryption.decryptForm(['draft', row.id], row.form),
      version: row.version,
      resumeReference: row.resumeReference,
      phone:
        row.phone === null
          ? null
          : maskPhoneToLastFour(fieldEncryption.decryptText(['draft', row.id], 'phone', row.phone)),
      expiresAt: row.expiresAt.toISOString(),
      receipt:
        submitted &&
        receiptOf(submitted, {
          form: fieldEncryption.decryptForm(['application', submitted.number], submitted.form),
          coApplicants: await coApplicant.listByApplications([submitted.number]),
        }),
    };
  }

  /** A code for this draft proved a phone: from now on the draft can be opened elsewhere with a code to it. */
  async function bindPhone(
    row: DraftRow,
    {
      inside: tx,
      proof,
    }: { inside: Pick<DraftRepositories, 'applicationDraft'>; proof: Proof | null },
  ): Promise<DraftRow> {
    if (proof?.purpose !== 'apply' || proof.operation !== row.id) return row;
    const phoneHash = hash('phone', proof.phone);
    if (row.phoneHash === phoneHash) return row;
    const bound = {
      phone: fieldEncryption.encryptText(['draft', row.id], 'phone', proof.phone),
      phoneHash,
    };
    await tx.applicationDraft.update(row.id, bound);
    return { ...row, ...bound };
  }

  /** The browser's token, if it opens a draft; an unknown token is not adopted. */
  async function reuseOrCreateToken(
    { token }: DraftCaller,
    { applicationDraft }: Pick<DraftRepositories, 'applicationDraft'>,
  ): Promise<string> {
    return token !== null && (await applicationDraft.isKnownToken(tokenHashesOf(token)))
      ? token
      : newToken();
  }

  const expiry = (at: Date): Date => new Date(at.getTime() + draftLifetimeMs);

  return {
    /** The browser's own token, or a new one where it has none that opens a draft. */
    tokenFor: reuseOrCreateToken,

    /** Begins a draft that this browser may open from now on. */
    create(
      { product, language, prefill = {} }: CreateDraftRequest,
      caller: DraftCaller,
    ): Promise<OpenedDraft> {
      return unitOfWork(async (tx) => {
        const token = await reuseOrCreateToken(caller, tx);
        const at = now();
        const id = newToken();
        const row: DraftRow = {
          id,
          product,
          language,
          form: fieldEncryption.encryptForm(['draft', id], prefill),
          version: 1,
          resumeReference: newToken(),
          phone: null,
          phoneHash: null,
          createdAt: at,
          updatedAt: at,
          expiresAt: expiry(at),
        };
        await tx.applicationDraft.create(row);
        await tx.applicationDraft.addAccess(hash('draft token', token), { draftId: id, now: at });
        return { draft: await toDraft(row, tx), token };
      });
    },

    /** The draft of this browser that was changed last, of a product or with a reference where given; null where it has none. */
    async findLatest(
      { token, proof }: DraftCaller,
      wanted: { product?: ApplicationProduct; reference?: string } = {},
    ): Promise<Draft | null> {
      if (token === null) return null;
      const found = await repositories.applicationDraft.findLatest(tokenHashesOf(token), {
        now: now(),
        ...wanted,
      });
      return (
        found && toDraft(await bindPhone(found, { inside: repositories, proof }), repositories)
      );
    },

    /** Replaces one section. Throws `not_found`, or `conflict` when the draft was sent, or changed since `version`. */
    save(
      { reference, version, section, value }: SaveSectionRequest,
      { token, proof }: DraftCaller,
    ): Promise<Draft> {
      return unitOfWork(async (tx) => {
        const at = now();
        const found = requireFound(
          token === null
            ? null
            : await tx.applicationDraft.lockByToken(tokenHashesOf(token), {
                draftId: reference,
                now: at,
              }),
        );
        if (version !== undefined && version !== found.version) throw new ServiceError('conflict');
        if (await tx.application.findByDraft(reference)) throw new ServiceError('conflict');
        const row = await bindPhone(found, { inside: tx, proof });
        const form: ApplicationForm = {
          ...fieldEncryption.decryptForm(['draft', row.id], row.form),
          [section]: value,
        };
        const change = {
          form: fieldEncryption.encryptForm(['draft', row.id], form),
          version: row.version + 1,
          updatedAt: at,
          expiresAt: expiry(at),
        };
        await tx.applicationDraft.update(row.id, change);
        return toDraft({ ...row, ...change }, tx);
      });
    },

    /** Opens the draft that a code was asked for in this browser. Throws `phone_not_verified`, or `not_found` where it belongs to another phone. */
    resume(caller: DraftCaller): Promise<OpenedDraft> {
      return unitOfWork(async (tx) => {
        const { proof } = caller;
        if (proof?.purpose !== 'apply') throw new ServiceError('phone_not_verified');
        const at = now();
        const row = await tx.applicationDraft.findById(proof.operation, at);
        if (!row || !belongsTo(row, proof.phone)) throw new ServiceError('not_found');
        const token = await reuseOrCreateToken(caller, tx);
        await tx.applicationDraft.addAccess(hash('draft token', token), {
          draftId: row.id,
          now: at,
        });
        return { draft: await toDraft(row, tx), token };
      });
    },

    /** What a code must be bound to in order to open the draft of a link; null unless the link and the phone belong together. */
    async operationOfLink(reference: string, phone: string): Promise<string | null> {
      const row = await repositories.applicationDraft.findByResumeReference(reference, now());
      return row && belongsTo(row, phone) ? row.id : null;
    },

    /** The link of this browser's latest draft, of `product` where given, once a code bound it to a phone; null before. */
    async resumeLink(
      { token }: Pick<DraftCaller, 'token'>,
      product?: ApplicationProduct,
    ): Promise<ResumeLink | null> {
      const row =
        token === null
          ? null
          : await repositories.applicationDraft.findLatest(tokenHashesOf(token), {
              now: now(),
              product,
            });
      if (!row?.phone) return null;
      return {
        reference: row.resumeReference,
        product: row.product,
        phone: fieldEncryption.decryptText(['draft', row.id], 'phone', row.phone),
        email: fieldEncryption.decryptForm(['draft', row.id], row.form).contact?.email || null,
        language: row.language,
      };
    },
  };
}

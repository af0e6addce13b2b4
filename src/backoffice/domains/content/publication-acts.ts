import { createHash } from 'node:crypto';
import type { ApprovalFact } from '@/contracts/approval/approval';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import type { Acts } from '../approval/approval-inputs';
import type { ContentAddress, ContentBody } from '../site/content-document.repository';
import { contentSubject } from './content.model';
import type { ContentRepositories } from './content-writer';
import type { PublicationSteps } from './publication-steps';

export interface PublicationActsOptions {
  repositories: ContentRepositories;
  steps: PublicationSteps;
  now: () => Date;
}

export type PublicationActs = Pick<Acts, 'content-publication'>;

/** Names a document to a checker, who is led to it: `faqs/early-repayment`. */
export const contentFact = ({ kind, id }: ContentAddress): ApprovalFact => ({
  name: 'content',
  value: `${kind}/${id}`,
});

/** Stands for all that a version says. */
export const digestOf = (body: ContentBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** Publications that a second person has approved, at once or at a set time. Works in the transaction of its repositories. */
export const createPublicationActs = ({
  repositories: tx,
  steps,
  now,
}: PublicationActsOptions): PublicationActs => ({
  /** Throws as publishing does, `changed_meanwhile` where somebody has saved another draft since, and `validation_failed` for an end that is over. */
  async 'content-publication'(staff, { kind, id, draft, version, from, until }) {
    const address = { kind, id };
    const edit = { staff, address, version: draft };
    if (until !== null && new Date(until) <= now()) rejectField('until', 'notPast');
    const { document } =
      from === null
        ? await steps.publish(tx, edit, version)
        : await steps.schedule(tx, edit, { version, from, until });
    const { published } = document;
    const after = requireFound(await tx.contentDocument.findRevision(address, version));
    const before =
      published === null ? null : await tx.contentDocument.findRevision(address, published);
    const place = { before: before?.position ?? null, value: after.position };
    return {
      subject: contentSubject(address),
      amountCents: null,
      facts: [
        contentFact(address),
        { name: 'contentVersion', before: published, value: version },
        { name: 'publishedFrom', value: from },
        ...(until === null ? [] : [{ name: 'publishedUntil' as const, value: until }]),
        ...(place.value === null || place.value === place.before
          ? []
          : [{ name: 'contentPosition' as const, ...place }]),
      ],
      versions: { draft, after: digestOf(after.body), before: before && digestOf(before.body) },
      result: String(version),
    };
  },
});

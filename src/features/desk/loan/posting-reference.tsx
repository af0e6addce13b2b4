import { deskHref, type DeskSection } from '@/config/desk/desk-paths';
import type { DeskTransaction } from '@/contracts/account/loan-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { DeskLink } from '../frame/desk-link';

interface PostingReferenceProps extends TranslationProps<'desk'> {
  transaction: Pick<DeskTransaction, 'reference' | 'method'>;
  /** Whether the reader may open requests. */
  hasRequests: boolean;
}

/** The screen of what a posting follows: an entry of a file of the bank, or a request of the customer. */
function sectionOf(reference: string, hasRequests: boolean): DeskSection | null {
  if (/^BE-\w{8}$/.test(reference)) return 'bank-entries';
  return hasRequests && /^RQ-\S+$/.test(reference) ? 'requests' : null;
}

/** Reference and way of a posting; the number of what it follows leads there. */
export function PostingReference({
  transaction: { reference, method },
  hasRequests,
  t,
  locale,
}: PostingReferenceProps) {
  const section = reference === null ? null : sectionOf(reference, hasRequests);
  const way = method && t(`paymentMethod.${method}`);
  if (reference === null) return way ?? '–';
  return (
    <>
      {section === null ? (
        reference
      ) : (
        <DeskLink href={deskHref(locale, section, reference)}>{reference}</DeskLink>
      )}
      {way ? ` · ${way}` : null}
    </>
  );
}

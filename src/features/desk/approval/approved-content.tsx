'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import { pageTestVariants } from '@/contracts/campaign/page-test-choices';
import type { ApprovalFact } from '@/contracts/approval/approval';
import { kindsWithoutPage } from '@/contracts/content/content-choices';
import { contentKindSchema, type ContentKind } from '@/contracts/content/content-desk';
import { locales } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatInstant } from '@/lib/dates';
import { useSubmission } from '@/store/use-submission';
import { ContentDifference } from '../content/content-difference';
import { contentName, contentPreview } from '../content/content-queries';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { FailureNotice } from '../frame/failure-notice';

interface ApprovedContentProps extends TranslationProps<'desk'> {
  facts: readonly ApprovalFact[];
}

interface Document {
  kind: ContentKind;
  id: string;
}

/** The document that a request is about, as its fact `content` names it; null where it is about none. */
export function documentOf(facts: readonly ApprovalFact[]): Document | null {
  const named = facts.find(({ name }) => name === 'content')?.value;
  const [kindText, id] = typeof named === 'string' ? named.split('/') : [];
  const kind = contentKindSchema.safeParse(kindText).data;
  return kind === undefined || id === undefined ? null : { kind, id };
}

/** Of each version that visitors are to see: what it is compared with, null where they see none, and its variant in a test. */
function comparedIn(
  facts: readonly ApprovalFact[],
): { from: number | null; to: number; variant: string | null }[] {
  const version = facts.find(({ name }) => name === 'contentVersion');
  if (typeof version?.value === 'number')
    return [
      {
        from: typeof version.before === 'number' ? version.before : null,
        to: version.value,
        variant: null,
      },
    ];
  const variants = facts.find(({ name }) => name === 'variants')?.value;
  const [usual = 0, ...others] = Array.isArray(variants) ? variants.map(Number) : [];
  return others.map((to, index) => ({
    from: usual,
    to,
    variant: (pageTestVariants[index + 1] ?? '').toUpperCase(),
  }));
}

/** What visitors would read of it that they do not read now, and the page with it. Versions never change, and the hash of the request covers them. */
export function ApprovedContent({ facts, t, locale }: ApprovedContentProps) {
  const document = documentOf(facts);
  if (document === null) return null;
  const hasPage = !kindsWithoutPage.some((kind) => kind === document.kind);
  return (
    <section className={styles.panel} aria-labelledby="content-panel">
      <h2 id="content-panel">{t('approval.contentPanel')}</h2>
      <p>
        <DeskLink href={deskHref(locale, 'content', contentName(document))}>
          {t('approval.contentOpen')}
        </DeskLink>
      </p>
      {comparedIn(facts).map(({ from, to, variant }) => (
        <div key={to}>
          {variant === null ? null : <h3>{t('approval.variantChange', { variant })}</h3>}
          {hasPage ? (
            <VersionPreview document={document} version={to} t={t} locale={locale} />
          ) : null}
          {from === null ? (
            <p>{t('approval.contentNew')}</p>
          ) : from === to ? null : (
            <ContentDifference params={document} from={from} to={to} t={t} locale={locale} />
          )}
        </div>
      ))}
    </section>
  );
}

interface VersionPreviewProps extends TranslationProps<'desk'> {
  document: Document;
  version: number;
}

/** Makes a link for somebody who looks at the page with a version in it. */
function VersionPreview({ document, version, t, locale }: VersionPreviewProps) {
  const { submit, isSending, failure, answer } = useSubmission(contentPreview, { locale });
  const links = answer?.data.version === version ? answer.data : null;
  return (
    <>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {links === null ? (
        <p className={styles.actions}>
          <button
            type="button"
            className={styles.button}
            aria-disabled={isSending || undefined}
            onClick={() => {
              if (!isSending) submit({ params: document, body: { version } });
            }}
          >
            {t('content.previewShow')}
          </button>
        </p>
      ) : (
        <>
          <p className={styles.actions} role="status">
            {t('approval.contentPreview', { version })}
            {locales.map((one) => (
              <a
                key={one}
                className={styles.button}
                href={links.addresses[one]}
                target="_blank"
                rel="noreferrer"
                lang={localeMetadata[one].htmlLang}
              >
                {localeMetadata[one].label}
              </a>
            ))}
          </p>
          <p className={styles.help}>
            {t('content.previewUntil', {
              version,
              time: formatInstant(links.expiresAt, locale),
            })}
          </p>
        </>
      )}
    </>
  );
}

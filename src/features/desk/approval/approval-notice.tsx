import { deskHref } from '@/config/desk/desk-paths';
import type { Approval } from '@/contracts/approval/approval';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';

interface ApprovalNoticeProps extends TranslationProps<'desk'> {
  approval: Approval;
}

/** Says that what was entered waits for a second person; it takes the place of the form, and the focus with it. */
export function ApprovalNotice({ approval: { id }, t, locale }: ApprovalNoticeProps) {
  return (
    <p role="status" tabIndex={-1} ref={focusOnce} className={styles.help}>
      {t('approval.waits')} <DeskLink href={deskHref(locale, 'approvals', id)}>{id}</DeskLink>
    </p>
  );
}

const focusOnce = (notice: HTMLElement | null): void => notice?.focus();

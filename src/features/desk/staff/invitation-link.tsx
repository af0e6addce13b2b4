import type { Invitation } from '@/contracts/staff/staff';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { SecretOnce } from '../frame/secret-once';

interface InvitationLinkProps extends TranslationProps<'desk'> {
  invitation: Invitation;
  onClose: () => void;
}

/** The link of an invitation, to be handed over. */
export const InvitationLink = ({
  invitation: { member, link, expiresAt },
  onClose,
  t,
  locale,
}: InvitationLinkProps) => (
  <SecretOnce
    heading={t('staff.linkTitle', { name: member.name })}
    hint={t('staff.linkHint', { time: formatDayAndTime(new Date(expiresAt), locale) })}
    secret={link}
    onClose={onClose}
    t={t}
  />
);

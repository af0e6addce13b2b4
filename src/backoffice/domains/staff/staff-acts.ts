import type { BrandNames } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import type { Invitation } from '@/contracts/staff/staff';
import { formatDayAndTime } from '@/lib/dates';
import { messageTexts } from '@/lib/texts/message-texts';
import { requireFound } from '@/backoffice/common/require-found';
import type { Acts } from '../approval/approval-inputs';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import type { StaffRepository } from './staff.repository';
import type { StaffService } from './staff.service';

export interface StaffActsOptions {
  /** Works in the transaction of the repositories. */
  staff: StaffService;
  member: Pick<StaffRepository, 'lockById'>;
  outbox: Pick<OutboxRepository, 'create'>;
  enqueueMessage: EnqueueMessage;
  brandNames: BrandNames;
  now: () => Date;
  newId: () => string;
}

export type StaffActs = Pick<Acts, 'staff-roles' | 'staff-invitation' | 'staff-reinvitation'>;

/** Roles and invitations that a second administrator has approved. A link goes to who is invited by mail: neither of the two gets to see it. */
export function createStaffActs({
  staff,
  member,
  outbox,
  enqueueMessage,
  brandNames,
  now,
  newId,
}: StaffActsOptions): StaffActs {
  const mailLink = (
    { member: { email }, link, expiresAt }: Invitation,
    locale: Locale,
  ): Promise<void> => {
    const t = messageTexts.in(locale);
    const brand = brandNames[locale];
    const until = formatDayAndTime(new Date(expiresAt), locale);
    return enqueueMessage(outbox, {
      id: newId(),
      kind: 'staff-invitation',
      channel: 'mail',
      to: email,
      subject: t('staff.invitation.subject', { brand }),
      text: t('staff.invitation.text', { brand, link, until }),
      createdAt: now(),
      expiresAt: new Date(expiresAt),
    });
  };
  const nameOf = ({ name, email }: { name: string; email: string }) => `${name} (${email})`;
  return {
    async 'staff-roles'(maker, { id, roles }) {
      const before = requireFound(await member.lockById(id));
      const after = await staff.changeRoles(maker, { id, roles });
      return {
        subject: `staff:${id}`,
        amountCents: null,
        facts: [
          { name: 'member', value: nameOf(before) },
          { name: 'roles', before: [...before.roles], value: [...after.roles] },
        ],
        versions: { state: before.state },
        result: null,
      };
    },

    async 'staff-invitation'(maker, { locale, ...input }) {
      const invitation = await staff.invite({ staff: maker, locale }, input);
      await mailLink(invitation, locale);
      return {
        subject: `staff:${input.email}`,
        amountCents: null,
        facts: [
          { name: 'member', value: nameOf(input) },
          { name: 'roles', value: [...input.roles] },
        ],
        versions: {},
        result: null,
      };
    },

    async 'staff-reinvitation'(maker, { id, locale }) {
      const before = requireFound(await member.lockById(id));
      const invitation = await staff.reinvite({ staff: maker, locale }, id);
      await mailLink(invitation, locale);
      return {
        subject: `staff:${id}`,
        amountCents: null,
        facts: [
          { name: 'member', value: nameOf(before) },
          { name: 'roles', value: [...before.roles] },
        ],
        versions: { state: before.state },
        result: null,
      };
    },
  };
}

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { DeskSection } from '@/config/desk/desk-paths';
import type { Permission } from '@/contracts/staff/permissions';
import type { NamespaceKey } from '@/i18n/text-keys';
import type { DeskScreenProps } from './desk-screen-props';

export interface DeskScreen {
  section: Exclude<DeskSection, 'join'>;
  title: NamespaceKey<'desk'>;
  /** The second key of the shortcut: `g`, then this key. */
  shortcut: string;
  /** The permission that the screen needs; null for a screen that everybody may open. */
  permission: Permission | null;
  Screen: ComponentType<DeskScreenProps>;
}

/** The screens in the order of the navigation, each loaded when it is opened. Only the app and the frame of the desk import this list; no screen does. */
export const deskScreens: readonly DeskScreen[] = [
  {
    section: 'applications',
    title: 'application.title',
    shortcut: 'a',
    permission: 'application.read',
    Screen: dynamic(
      () => import('../application/application-screen').then((loaded) => loaded.ApplicationScreen),
      { ssr: false },
    ),
  },
  {
    section: 'loans',
    title: 'loan.title',
    shortcut: 'l',
    permission: 'loan.read',
    Screen: dynamic(() => import('../loan/loan-screen').then((loaded) => loaded.LoanScreen), {
      ssr: false,
    }),
  },
  {
    section: 'requests',
    title: 'ask.title',
    shortcut: 'r',
    permission: 'request.read',
    Screen: dynamic(
      () => import('../request/request-screen').then((loaded) => loaded.RequestScreen),
      { ssr: false },
    ),
  },
  {
    section: 'approvals',
    title: 'approval.title',
    shortcut: 'p',
    permission: 'approval.read',
    Screen: dynamic(
      () => import('../approval/approval-screen').then((loaded) => loaded.ApprovalScreen),
      { ssr: false },
    ),
  },
  {
    section: 'payment-orders',
    title: 'paymentOrder.title',
    shortcut: 'y',
    permission: 'payout.read',
    Screen: dynamic(
      () =>
        import('../payment-order/payment-order-screen').then((loaded) => loaded.PaymentOrderScreen),
      { ssr: false },
    ),
  },
  {
    section: 'bank-entries',
    title: 'bankEntry.title',
    shortcut: 'd',
    permission: 'loan.read',
    Screen: dynamic(
      () => import('../bank-entry/bank-entry-screen').then((loaded) => loaded.BankEntryScreen),
      { ssr: false },
    ),
  },
  {
    section: 'payment-files',
    title: 'paymentFile.title',
    shortcut: 'i',
    permission: 'payout.read',
    Screen: dynamic(
      () =>
        import('../payment-order/payment-file-screen').then((loaded) => loaded.PaymentFileScreen),
      { ssr: false },
    ),
  },
  {
    section: 'messages',
    title: 'thread.title',
    shortcut: 'w',
    permission: 'message.read',
    Screen: dynamic(() => import('../thread/thread-screen').then((loaded) => loaded.ThreadScreen), {
      ssr: false,
    }),
  },
  {
    section: 'customers',
    title: 'customer.title',
    shortcut: 'c',
    permission: 'customer.read',
    Screen: dynamic(
      () => import('../customer/customer-screen').then((loaded) => loaded.CustomerScreen),
      { ssr: false },
    ),
  },
  {
    section: 'campaigns',
    title: 'campaign.title',
    shortcut: 'n',
    permission: 'campaign.read',
    Screen: dynamic(
      () => import('../campaign/campaign-screen').then((loaded) => loaded.CampaignScreen),
      { ssr: false },
    ),
  },
  {
    section: 'funnel',
    title: 'funnel.title',
    shortcut: 'x',
    permission: 'campaign.read',
    Screen: dynamic(
      () => import('../campaign/funnel/funnel-screen').then((loaded) => loaded.FunnelScreen),
      { ssr: false },
    ),
  },
  {
    section: 'links',
    title: 'shortLink.title',
    shortcut: 'q',
    permission: 'campaign.read',
    Screen: dynamic(
      () => import('../short-link/short-link-screen').then((loaded) => loaded.ShortLinkScreen),
      { ssr: false },
    ),
  },
  {
    section: 'tests',
    title: 'pageTest.title',
    shortcut: 'z',
    permission: 'campaign.read',
    Screen: dynamic(
      () => import('../page-test/page-test-screen').then((loaded) => loaded.PageTestScreen),
      { ssr: false },
    ),
  },
  {
    section: 'content',
    title: 'content.title',
    shortcut: 't',
    permission: 'content.read',
    Screen: dynamic(
      () => import('../content/content-screen').then((loaded) => loaded.ContentScreen),
      { ssr: false },
    ),
  },
  {
    section: 'search',
    title: 'search.title',
    shortcut: 'f',
    permission: 'customer.read',
    Screen: dynamic(() => import('../search/search-screen').then((loaded) => loaded.SearchScreen), {
      ssr: false,
    }),
  },
  {
    section: 'enquiries',
    title: 'contact.title',
    shortcut: 'v',
    permission: 'message.read',
    Screen: dynamic(
      () => import('../contact/contact-screen').then((loaded) => loaded.ContactScreen),
      { ssr: false },
    ),
  },
  {
    section: 'call-backs',
    title: 'callBack.title',
    shortcut: 'b',
    permission: 'appointment.read',
    Screen: dynamic(
      () => import('../appointment/call-back-screen').then((loaded) => loaded.CallBackScreen),
      { ssr: false },
    ),
  },
  {
    section: 'careers',
    title: 'career.title',
    shortcut: 'j',
    permission: 'career.read',
    Screen: dynamic(() => import('../career/career-screen').then((loaded) => loaded.CareerScreen), {
      ssr: false,
    }),
  },
  {
    section: 'sending',
    title: 'outbox.title',
    shortcut: 'o',
    permission: 'sending.read',
    Screen: dynamic(() => import('../outbox/outbox-screen').then((loaded) => loaded.OutboxScreen), {
      ssr: false,
    }),
  },
  {
    section: 'settings',
    title: 'setting.title',
    shortcut: 'e',
    permission: 'setting.read',
    Screen: dynamic(
      () => import('../setting/setting-screen').then((loaded) => loaded.SettingScreen),
      { ssr: false },
    ),
  },
  {
    section: 'site-health',
    title: 'siteHealth.title',
    shortcut: 'h',
    permission: 'site-health.read',
    Screen: dynamic(
      () => import('../site-health/site-health-screen').then((loaded) => loaded.SiteHealthScreen),
      { ssr: false },
    ),
  },
  {
    section: 'staff',
    title: 'staff.title',
    shortcut: 's',
    permission: 'staff.read',
    Screen: dynamic(() => import('../staff/staff-screen').then((loaded) => loaded.StaffScreen), {
      ssr: false,
    }),
  },
  {
    section: 'keys',
    title: 'keys.title',
    shortcut: 'k',
    permission: 'key.manage',
    Screen: dynamic(() => import('../staff/keys-screen').then((loaded) => loaded.KeysScreen), {
      ssr: false,
    }),
  },
  {
    section: 'audit',
    title: 'audit.title',
    shortcut: 'u',
    permission: 'audit.read',
    Screen: dynamic(() => import('../audit/audit-screen').then((loaded) => loaded.AuditScreen), {
      ssr: false,
    }),
  },
  {
    section: 'sessions',
    title: 'sessions.title',
    shortcut: 'm',
    permission: null,
    Screen: dynamic(
      () => import('../session/sessions-screen').then((loaded) => loaded.SessionsScreen),
      { ssr: false },
    ),
  },
];

/** The screens that somebody with these permissions may open. */
export const screensFor = (permissions: readonly Permission[]): readonly DeskScreen[] =>
  deskScreens.filter(({ permission }) => permission === null || permissions.includes(permission));

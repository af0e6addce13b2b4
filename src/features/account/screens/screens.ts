import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { AccountSectionKey } from '../account-sections';
import type { ScreenProps } from '../components/screen-props';

/** The screen of each section, loaded when it is opened. Only `AccountSection` imports this map; no screen does. */
export const screens: Record<AccountSectionKey, ComponentType<ScreenProps>> = {
  overview: dynamic(
    () => import('./overview/overview-screen').then((loaded) => loaded.OverviewScreen),
    { ssr: false },
  ),
  applications: dynamic(
    () => import('./applications/applications-screen').then((loaded) => loaded.ApplicationsScreen),
    { ssr: false },
  ),
  statements: dynamic(
    () => import('./statements/statements-screen').then((loaded) => loaded.StatementsScreen),
    { ssr: false },
  ),
  payments: dynamic(
    () => import('./payments/payments-screen').then((loaded) => loaded.PaymentsScreen),
    { ssr: false },
  ),
  withdrawal: dynamic(
    () => import('./requests/withdrawal-screen').then((loaded) => loaded.WithdrawalScreen),
    { ssr: false },
  ),
  creditLimit: dynamic(
    () => import('./requests/credit-limit-screen').then((loaded) => loaded.CreditLimitScreen),
    { ssr: false },
  ),
  paymentHoliday: dynamic(
    () => import('./requests/payment-holiday-screen').then((loaded) => loaded.PaymentHolidayScreen),
    { ssr: false },
  ),
  details: dynamic(
    () => import('./details/details-screen').then((loaded) => loaded.DetailsScreen),
    { ssr: false },
  ),
  contact: dynamic(
    () => import('./messages/messages-screen').then((loaded) => loaded.MessagesScreen),
    { ssr: false },
  ),
};

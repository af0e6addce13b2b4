import { deskHref } from '@/config/desk/desk-paths';
import type { SavedReport, SavedView } from '@/contracts/campaign/saved-report';
import type { Locale } from '@/contracts/locale';
import { listAddress } from '@/features/desk/list/desk-list';
import { deskSessionOptions as session } from '@/features/desk/session/staff-session.slice';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { campaignFilters } from '../campaign-report';
import { funnelFilters } from '../funnel/funnel-report';

const noReports: SavedReport[] | null = null;

/** The saved reports that the caller sees. */
export const savedReports = createRequestSlice({
  name: 'savedReports',
  endpoint: 'deskSavedReports',
  initialData: noReports,
  reduceResponse: ({ response }): SavedReport[] | null => response.data,
  session,
});

export const reportSaving = createSubmitSlice({
  name: 'reportSaving',
  endpoint: 'deskSaveReport',
  session,
});

export const savedReportChange = createSubmitSlice({
  name: 'savedReportChange',
  endpoint: 'deskChangeSavedReport',
  session,
});

export const savedReportRemoval = createSubmitSlice({
  name: 'savedReportRemoval',
  endpoint: 'deskRemoveSavedReport',
  session,
});

export const reportMailing = createSubmitSlice({
  name: 'reportMailing',
  endpoint: 'deskMailReport',
  session,
});

export const reportMailStop = createSubmitSlice({
  name: 'reportMailStop',
  endpoint: 'staffStopReportMail',
  session,
});

const filtersOf = { campaigns: campaignFilters, funnel: funnelFilters };

/** The address of a view, without what it would show anyhow; the same for two views that show the same. */
export function viewAddress({ report, view }: SavedView, locale: Locale): string {
  const given: Readonly<Record<string, string | undefined>> = view;
  const fields = filtersOf[report].flatMap((filter): [string, string][] => {
    const value = given[filter.name] ?? '';
    const usual = filter.kind === 'choice' ? (filter.usual ?? '') : '';
    return value === usual ? [] : [[filter.name, value]];
  });
  return listAddress(deskHref(locale, report), {}, Object.fromEntries(fields));
}

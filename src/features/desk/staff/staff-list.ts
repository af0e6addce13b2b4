import { roles } from '@/contracts/staff/permissions';
import { staffEndpoints, staffStates, type StaffDetail } from '@/contracts/staff/staff';
import { formatDay } from '@/lib/dates';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { localeMetadata } from '@/config/locales';
import { createDeskList } from '../list/desk-list';
import { deskSessionOptions as session } from '../session/staff-session.slice';

/** Who works at the desk. */
export const staffList = createDeskList({
  name: 'staffList',
  endpoint: 'deskStaff',
  querySchema: staffEndpoints.deskStaff.query,
  csv: staffEndpoints.deskStaffExport,
  toRequest: (fields) => ({ query: staffEndpoints.deskStaff.query.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'staff.name', cell: ({ name }) => name },
    { heading: 'staff.email', cell: ({ email }) => email },
    {
      heading: 'staff.roles',
      cell: ({ roles: held }, { t, locale }) =>
        held.map((role) => t(`role.${role}`)).join(localeMetadata[locale].listSeparator),
    },
    { heading: 'staff.state', cell: ({ state }, { t }) => t(`staffState.${state}`) },
    {
      heading: 'staff.since',
      cell: ({ createdAt }, { locale }) => formatDay(createdAt, locale),
    },
  ],
  search: 'staff.search',
  sorts: {
    address: 'staff.sortAddress',
    name: 'staff.sortName',
    newest: 'contact.sortNewest',
  },
  filters: [
    {
      name: 'role',
      label: 'staff.roles',
      kind: 'choice',
      options: roles.map((role) => ({ value: role, label: `role.${role}` as const })),
    },
    {
      name: 'state',
      label: 'staff.state',
      kind: 'choice',
      options: staffStates.map((state) => ({
        value: state,
        label: `staffState.${state}` as const,
      })),
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => ({ section: 'staff', id }),
});

const unknownYet: boolean | null = null;

/** Whether the reader gives decisive roles without a second person; null until that is known. */
export const staffAlone = createRequestSlice({
  name: 'staffAlone',
  endpoint: 'deskStaff',
  initialData: unknownYet,
  reduceResponse: ({ response }): boolean | null => response.invitesAlone,
  session,
});

type Details = Readonly<Record<string, StaffDetail>>;
const noDetails: Details = {};

/** Members of staff with their ways in, by identifier. */
export const staffDetails = createRequestSlice({
  name: 'staffDetails',
  endpoint: 'deskStaffMember',
  initialData: noDetails,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response, request, previous }): Details => ({
    ...previous,
    [request.params.id]: response.data,
  }),
  session,
});

export const staffInvitation = createSubmitSlice({
  name: 'staffInvitation',
  endpoint: 'deskInviteStaff',
  session,
});

export const staffReinvitation = createSubmitSlice({
  name: 'staffReinvitation',
  endpoint: 'deskReinviteStaff',
  session,
});

export const rolesChange = createSubmitSlice({
  name: 'rolesChange',
  endpoint: 'deskChangeRoles',
  session,
});

export const departure = createSubmitSlice({
  name: 'departure',
  endpoint: 'deskOffBoard',
  session,
});

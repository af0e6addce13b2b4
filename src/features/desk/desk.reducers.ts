import { auditList } from './audit/audit-list';
import { staffEntrySlice } from './session/staff-entry.slice';
import { openInvitation, ownSessions, sessionRevocation } from './session/staff-queries';
import { staffSessionSlice } from './session/staff-session.slice';
import { apiKeys, keyMaking, keyRevocation } from './staff/key-queries';
import {
  departure,
  rolesChange,
  staffDetails,
  staffInvitation,
  staffList,
  staffReinvitation,
} from './staff/staff-list';

/** Reducers of the desk, by slice name. */
export const deskReducers = {
  staffSession: staffSessionSlice.reducer,
  staffEntry: staffEntrySlice.reducer,
  openInvitation: openInvitation.slice.reducer,
  ownSessions: ownSessions.slice.reducer,
  sessionRevocation: sessionRevocation.slice.reducer,
  staffList: staffList.query.slice.reducer,
  staffDetails: staffDetails.slice.reducer,
  staffInvitation: staffInvitation.slice.reducer,
  staffReinvitation: staffReinvitation.slice.reducer,
  rolesChange: rolesChange.slice.reducer,
  departure: departure.slice.reducer,
  apiKeys: apiKeys.slice.reducer,
  keyMaking: keyMaking.slice.reducer,
  keyRevocation: keyRevocation.slice.reducer,
  auditList: auditList.query.slice.reducer,
};

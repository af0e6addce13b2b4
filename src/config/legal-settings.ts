import type { ServerEnv } from './env.server';

/** The settings that the law wants on every page, document and mail. */
export interface LegalSettings {
  licenceNumber: string;
  complaintHotline: string;
}

/** The licence number and the complaint hotline among the settings. */
export const legalSettingsOf = ({
  LICENCE_NUMBER,
  COMPLAINT_HOTLINE,
}: Pick<ServerEnv, 'LICENCE_NUMBER' | 'COMPLAINT_HOTLINE'>): LegalSettings => ({
  licenceNumber: LICENCE_NUMBER,
  complaintHotline: COMPLAINT_HOTLINE,
});

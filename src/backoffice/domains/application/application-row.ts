import { z } from 'zod';
import { campaignSchema } from '@/contracts/application/application';
import {
  applicationProducts,
  applicationStates,
  declineReasons,
  type ApplicationProduct,
  type ApplicationState,
  type DeclineReason,
} from '@/contracts/application/application-choices';
import { indicativeSchema, type Indicative } from '@/contracts/application/indicative-result';
import { instant } from '@/contracts/common-fields';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import { deviceClasses, type DeviceClass } from '@/contracts/site-health/site-health-choices';
import { recordOf } from '@/contracts/typed-record';
import type { Campaign } from '@/lib/campaign';
import { touchFields } from '@/lib/visit/touch';
import type { Arrival } from '@/lib/visit/touches';
import type { applicationStepTable, applicationTable } from '@/backoffice/db/schema/application';

/** `deciding`: the lender's system is being asked while the applicant waits. */
export const handovers = ['none', 'deciding', 'waiting', 'accepted', 'refused'] as const;
export type Handover = (typeof handovers)[number];

const consentRecordSchema = z.object({
  textVersion: z.string(),
  language: localeSchema,
  acceptedAt: instant,
  creditReference: z.boolean(),
  marketingOwn: z.boolean(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

/** Applications of earlier releases have none, or the names alone. */
const arrivalSchema = z.object(
  recordOf([...touchFields, 'landing'] as const, () => z.string().default('')),
);

/** As stored: `form`, `phone` and `refusal` are encrypted. */
export interface ApplicationRow {
  number: string;
  draftId: string | null;
  product: ApplicationProduct;
  language: Locale;
  amountCents: number;
  form: string;
  phone: string;
  phoneHash: string;
  customerId: string | null;
  consents: ConsentRecord;
  campaign: Campaign;
  /** What brought the applicant first and last. */
  firstTouch: Arrival;
  lastTouch: Arrival;
  /** On what kind of device it was sent; null where nobody noted it. */
  device: DeviceClass | null;
  indicative: Indicative | null;
  state: ApplicationState;
  handover: Handover;
  assignee: string | null;
  refusal: string | null;
  declineReasons: DeclineReason[];
  uploadReference: string;
  receivedAt: Date;
  /** When the required documents were complete, and by when the decision is promised; null while documents are missing. */
  documentsCompleteAt: Date | null;
  promisedBy: Date | null;
  changedAt: Date;
}

export interface ApplicationStep {
  number: string;
  state: ApplicationState;
  at: Date;
  by: string;
  note: string | null;
  message: string | null;
}

const stateSchema = z.enum(applicationStates);
const enums = {
  product: z.enum(applicationProducts),
  state: stateSchema,
  handover: z.enum(handovers),
  declineReasons: z.array(z.enum(declineReasons)),
  device: z.enum(deviceClasses).nullable(),
};

/** Parses a row of the table; throws where an enumerated value or a JSON record is not known. */
export function toApplicationRow(row: typeof applicationTable.$inferSelect): ApplicationRow {
  return {
    ...row,
    product: enums.product.parse(row.product),
    language: localeSchema.parse(row.language),
    state: enums.state.parse(row.state),
    handover: enums.handover.parse(row.handover),
    declineReasons: enums.declineReasons.parse(row.declineReasons),
    device: enums.device.parse(row.device),
    consents: consentRecordSchema.parse(row.consents),
    campaign: campaignSchema.parse(row.campaign),
    firstTouch: arrivalSchema.parse(row.firstTouch),
    lastTouch: arrivalSchema.parse(row.lastTouch),
    indicative: row.indicative === null ? null : indicativeSchema.parse(row.indicative),
  };
}

/** Parses a row of the history; throws where its state is not known. */
export function toApplicationStep({
  number,
  state,
  at,
  by,
  note,
  message,
}: typeof applicationStepTable.$inferSelect): ApplicationStep {
  return { number, state: stateSchema.parse(state), at, by, note, message };
}

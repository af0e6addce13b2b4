import type { CreateApplicationRequest } from '@/contracts/application/application';
import type { Indicative } from '@/contracts/application/indicative-result';
import type { DeviceClass } from '@/contracts/site-health/site-health-choices';
import type { Campaign } from '@/lib/campaign';
import { toCents } from '@/lib/loan/money';
import { isNamed, linkTouchOf, type Touches } from '@/lib/visit/touches';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { newReference, type RandomBytes } from '@/backoffice/common/reference';
import type { Proof } from '@/backoffice/common/upload-caller';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow, ConsentRecord } from '../application-row';
import { canonicalForm, contactName, stoppedDecisionClock } from '../application.model';
import type { ApplicationRepository } from '../application.repository';
import { furtherPersons } from '../co-applicant/co-applicant.model';
import type { DraftRow } from '../draft/draft.repository';
import type { SentIndicative } from '../indicative/sent-indicative';

interface BuildRepositories {
  application: Pick<ApplicationRepository, 'findByNumber'>;
  customer: CustomerRepository;
  site: SiteRepository;
}

export interface BuildApplicationOptions {
  assess: SentIndicative['assess'];
  customers: Pick<CustomerService, 'ensureByPhone'>;
  /** Whether the lender's loan system decides on it. */
  isHandedOver: boolean;
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  newToken: () => string;
  randomBytes: RandomBytes;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: () => string;
}

export type BuildApplication = (
  tx: BuildRepositories,
  sent: {
    request: CreateApplicationRequest;
    draft: DraftRow;
    proof: Proof;
    valuation: Indicative['valuation'];
    touches: Touches;
    device: DeviceClass;
  },
) => Promise<ApplicationRow>;

/** Makes a new application of a form that was checked: with its number, its customer, who is created where there was none, and the indicative result. It is not stored yet. */
export function createBuildApplication({
  customers,
  isHandedOver,
  hash,
  fieldEncryption,
  now,
  newToken,
  randomBytes,
  assess,
  today,
}: BuildApplicationOptions): BuildApplication {
  async function newNumber({
    application,
  }: Pick<BuildRepositories, 'application'>): Promise<string> {
    for (;;) {
      const number = newReference(`HK-${today().slice(0, 4)}`, randomBytes);
      if (!(await application.findByNumber(number))) return number;
    }
  }

  return async (tx, { request, draft, proof, valuation, touches, device }) => {
    const at = now();
    const { product, language, campaign = {} } = request;
    const form = canonicalForm(request.form);
    const number = await newNumber(tx);
    const consents: ConsentRecord = {
      textVersion: form.consents?.textVersion ?? '',
      language,
      acceptedAt: at.toISOString(),
      creditReference: form.consents?.creditReference ?? false,
      marketingOwn: form.consents?.marketingOwn ?? false,
    };
    return {
      number,
      draftId: draft.id,
      product,
      language,
      consents,
      campaign,
      ...touchesOfApplication(touches, campaign),
      device,
      amountCents: toCents(form.loan?.amount ?? 0),
      form: fieldEncryption.encryptForm(['application', number], form),
      phone: fieldEncryption.encryptText(['application', number], 'phone', proof.phone),
      phoneHash: hash('phone', proof.phone),
      customerId: await customers.ensureByPhone(tx.customer, {
        phone: proof.phone,
        name: contactName(form),
        email: form.contact?.email || undefined,
        address: form.applicants?.persons?.[0]?.address || undefined,
        language,
        marketing: consents.marketingOwn,
      }),
      indicative: await assess(tx.site, { product, form }, valuation),
      state: 'received',
      handover: !isHandedOver ? 'none' : furtherPersons(form).length > 0 ? 'waiting' : 'deciding',
      refusal: null,
      assignee: null,
      declineReasons: [],
      uploadReference: newToken(),
      receivedAt: at,
      ...stoppedDecisionClock,
      changedAt: at,
    };
  };
}

/** A client that sends no cookies may still name its campaign. */
function touchesOfApplication(
  { first, last }: Touches,
  campaign: Campaign,
): Pick<ApplicationRow, 'firstTouch' | 'lastTouch'> {
  const lastTouch = isNamed(last) ? last : linkTouchOf(campaign);
  return { firstTouch: isNamed(first) ? first : lastTouch, lastTouch };
}

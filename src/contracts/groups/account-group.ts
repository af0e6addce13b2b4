import { accountEndpoints } from '../account/account';
import { accountLoanEndpoints } from '../account/account-loan';
import { accountRequestEndpoints } from '../account/account-request';
import { accountStatementEndpoints } from '../account/account-statement';
import { passkeyEndpoints } from '../account/passkey';
import { signingEndpoints } from '../appointment/signing';
import { letterEndpoints } from '../letter/letter';
import { offerEndpoints } from '../offer/offer';
import { threadEndpoints } from '../thread/thread';

/** Calls of the private area. */
export const accountGroup = {
  ...accountEndpoints,
  ...accountLoanEndpoints,
  ...accountRequestEndpoints,
  ...accountStatementEndpoints,
  ...letterEndpoints,
  ...offerEndpoints,
  ...passkeyEndpoints,
  ...signingEndpoints,
  ...threadEndpoints,
};

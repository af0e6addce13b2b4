import type { Application } from '../use-application';
import { ContinueElsewhere } from './continue-elsewhere';
import { MovedNotice } from './moved-notice';

/** Below a step the way to another device; in the place of it, the notice that the application is open there. */
export function TransferPart({ application }: { application: Application }) {
  return application.state.hasMoved ? (
    <MovedNotice application={application} />
  ) : (
    <ContinueElsewhere application={application} />
  );
}

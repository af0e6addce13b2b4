import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { EmailService } from './email.service';

export function registerEmailRoutes({ customer, mutate }: Registrar, emails: EmailService): void {
  customer('sendEmailVerification', async (_request, { caller }) => {
    await emails.sendVerification(caller);
    return { body: successResponse };
  });
  mutate('verifyEmail', async ({ body: { token } }) => {
    await emails.verify(token);
    return { body: successResponse };
  });
}

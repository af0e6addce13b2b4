import { ok, type Answer, type Call } from './call';
import type { Route, Routes } from './content-routes';
import * as account from './data/account';

/** The code of every challenge of this lender. */
export const lenderCode = '246810';

const receivedAt = '2026-11-22T04:00:00.000Z';
const cookie = (name: string, value: string): string =>
  `${name}=${value}; Domain=.lender.example; Path=/; HttpOnly; SameSite=Lax`;
const refused = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, msg: message, message, requestId: 'lender-1' },
});

const signedIn =
  (route: Route): Route =>
  (call) =>
    call.cookies.login_token === undefined
      ? refused(401, 'no_session', 'Please sign in.')
      : route(call);
const read = (body: unknown): Route => signedIn(() => ok(body));
const list = (items: readonly unknown[]): Route => read({ data: items });
const receipt = (kind: string): Route => read(account.receiptOf(kind));

function verify({ body }: Call): Answer {
  if (body.code !== lenderCode) return ok({ success: false, message: 'That code is not right.' });
  return ok(
    { success: true },
    {
      'set-cookie': cookie(
        body.purpose === 'sign-in' ? 'login_token' : 'proof_token',
        'lender-token',
      ),
    },
  );
}

interface StoredDraft {
  product: string;
  form: Record<string, unknown>;
  version: number;
  phone: string | null;
}

/** Drafts and documents of one lender; each server keeps its own. */
export function customerRoutes(): Routes {
  const drafts = new Map<string, StoredDraft>();
  const documents: object[] = [];
  const submitted = new Set<string>();

  const receiptOf = (): object => ({
    appl_no: account.applicationNumber,
    received_at: receivedAt,
    promised_by: '2026-11-23T04:00:00.000Z',
    next_action: 'send-documents',
  });
  const draftAnswer = (id: string, headers?: Answer['headers']): Answer => {
    const draft = drafts.get(id);
    return ok(
      {
        data: draft
          ? {
              reference: id,
              language: 'en',
              resumeReference: `resume-${id}-0123456789`,
              expiresAt: '2026-12-22T04:00:00.000Z',
              receipt: submitted.has(id) ? receiptOf() : null,
              ...draft,
            }
          : null,
      },
      headers,
    );
  };

  const createDraft = ({ body }: Call): Answer => {
    const id = `draft-${drafts.size + 1}`;
    drafts.set(id, {
      product: String(body.product),
      form: { ...(body.prefill as object) },
      version: 1,
      phone: null,
    });
    return draftAnswer(id, { 'set-cookie': cookie('draft', id) });
  };
  const saveSection = ({ body, cookies }: Call): Answer => {
    const id = cookies.draft ?? '';
    const draft = drafts.get(id);
    if (!draft) return refused(404, 'not_found', 'No draft.');
    draft.form[String(body.section)] = body.value;
    draft.version += 1;
    return draftAnswer(id);
  };
  const upload = ({ bytes, cookies }: Call): Answer => {
    if (cookies.login_token === undefined && cookies.proof_token === undefined)
      return refused(401, 'no_session', 'Please confirm your number.');
    const partOf = (name: string): string =>
      new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(bytes)?.[1] ?? '';
    const stored = {
      id: `3f0e8f0a-5a8e-4c6e-9a53-7b1f3f0c2d${String(10 + documents.length)}`,
      slot: partOf('slot'),
      name: /filename="([^"]*)"/.exec(bytes)?.[1] ?? 'file',
      size: 68,
      type: 'image/png',
      status: 'stored',
      isLocked: false,
      uploadedAt: receivedAt,
    };
    documents.push(stored);
    return ok({ data: stored });
  };

  return {
    'POST /user/sendOTP': () => ok({ success: true }),
    'POST /user/sendSMS': () => ok({ success: true }),
    'POST /user/verify': () => ok({ success: true }),
    'POST /user/endProof': () => ok({ success: true }),
    'POST /user/signin': verify,
    'POST /user/signout': () =>
      ok({ success: true }, { 'set-cookie': cookie('login_token', '; Max-Age=0') }),
    'GET /user/info': read({ data: account.userInfo }),
    'GET /user/sessions': list(account.sessions),
    'PUT /user/preferences': read({ success: true }),
    'POST /user/data-access': receipt('data-access'),
    'POST /user/closure': receipt('closure'),
    'POST /los/drafts': createDraft,
    'GET /los/drafts/current': ({ cookies }) => draftAnswer(cookies.draft ?? ''),
    'PUT /los/drafts/current': saveSection,
    'POST /los/createApplication': ({ cookies }) => {
      submitted.add(cookies.draft ?? '');
      return ok({ LOS: { BODY: receiptOf() } });
    },
    'GET /los/documents/checklist': () => ok({ data: account.checklist }),
    'GET /los/documents': () =>
      ok({
        data: documents,
        application: {
          applicationNumber: account.applicationNumber,
          product: 'first',
          applicantType: 'salaried',
        },
      }),
    'DELETE /los/documents/*': ({ path }) => {
      const index = documents.findIndex((document) => path.endsWith(String(Object(document).id)));
      if (index >= 0) documents.splice(index, 1);
      return ok({ success: true });
    },
    'POST /los/uploadDocument': upload,
    'GET /los/custApplLoanList': list(account.applications),
    'GET /los/internetStmDate': list(account.statements),
    'GET /los/enquiryStatement': signedIn(() => ({
      status: 200,
      body: '%PDF-1.4 statement',
      headers: { 'content-type': 'application/pdf' },
    })),
    'GET /los/loans': list(account.loans),
    'GET /los/loans/*': read({ data: account.loanDetail }),
    'GET /los/requests': list(account.requests),
    'GET /los/requests/*': read({ data: account.requests[0] }),
    'GET /los/settlementQuote': read({ data: account.settlementQuote }),
    'GET /los/internetWithdrawal/limits': read({ data: account.withdrawalLimits }),
    'GET /los/paymHoliday/preview': read({ data: account.holidayPreview }),
    'POST /los/internetInfoUpd': receipt('email'),
    'POST /los/paymHoliday': receipt('payment-holiday'),
    'POST /los/increaseCreditLimit': receipt('credit-limit'),
    'POST /los/internetWithdrawal': receipt('withdrawal'),
    'POST /los/settlement': receipt('settlement'),
    'POST /los/prepayment': receipt('prepayment'),
    'POST /los/autopay': receipt('autopay'),
    'POST /los/release': receipt('release'),
    'POST /los/autopay/end': receipt('autopay-end'),
    'POST /los/contactUs': receipt('contact'),
  };
}

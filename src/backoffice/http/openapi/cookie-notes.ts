export const credentials = {
  deskToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Token of a key of the desk, with the permission that the operation names. The tokens of the setting `DESK_TOKEN` become such keys at the first start.',
  },
  deskSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'desk_token',
    description:
      'Session of a signed-in member of staff: set by `staffPasskeySignIn`, `staffCodeSignIn`, `staffWorkAccountSignIn` and `staffAcceptInvitation`; ends after 15 minutes without a call, and after eight hours. On https it is called `__Host-desk_token`.',
  },
  loginToken: {
    type: 'apiKey',
    in: 'cookie',
    name: 'login_token',
    description:
      'Session of a signed-in customer: set by `verifyOtp` for the purpose `sign-in`, and by `passkeySignIn`; ends after 30 minutes without a call, and after 12 hours. On https it is called `__Host-login_token`.',
  },
  proofToken: {
    type: 'apiKey',
    in: 'cookie',
    name: 'proof_token',
    description:
      'What a one-time code or a passkey proved: set by `verifyOtp` for the purposes `apply`, `upload` and `step-up`, and by `passkeyStepUp`; good for 30 minutes, for this phone, purpose and `operationId`. On https it is called `__Host-proof_token`.',
  },
  draftToken: {
    type: 'apiKey',
    in: 'cookie',
    name: 'draft_token',
    description:
      'The browser that began or resumed a draft: set by `createDraft` and `resumeDraft`. On https it is called `__Host-draft_token`.',
  },
} as const;
export type CredentialName = keyof typeof credentials;

/** Cookies by name: what they are for. On https those of the API bear `__Host-` before it. */
export const cookieNotes = {
  login_token: 'Session of a signed-in customer.',
  desk_token: 'Session of a signed-in member of staff.',
  desk_ceremony: 'The browser that began a sign-in of staff by passkey.',
  desk_work_account: 'The browser that began a sign-in of staff by work account.',
  proof_token: 'What a one-time code proved.',
  draft_token: 'The drafts that this browser may open.',
  otp_challenge: 'The browser that asked for a code: the code is taken only there.',
  trusted_browser:
    'A browser in which somebody signed in: limits of the phone that others have reached do not hold there.',
  passkey_challenge: 'The browser that began a sign-in by passkey.',
  contact_token: 'The browser that sent a message: the wait between two is counted by it.',
  first_touch:
    'Source, medium, campaign, content, term and referrer of what brought the visitor first, and the page it led to.',
  last_touch:
    'Source, medium, campaign, content, term and referrer of what brought the visitor last, and the page it led to.',
  utm_source: 'Source of the campaign that brought the visitor.',
  utm_medium: 'Medium of the campaign that brought the visitor.',
  utm_campaign: 'Name of the campaign that brought the visitor.',
} as const;
export type CookieName = keyof typeof cookieNotes;

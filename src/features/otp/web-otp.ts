interface OtpCredential {
  code: string;
}

const isOtpCredential = (value: unknown): value is OtpCredential => typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** Waits for the text message with the code where the browser can read it (WICG Web OTP); null where it can't or the person declines. */
export async function codeFromMessage(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const options: CredentialRequestOptions & { otp: { transport: readonly ['sms'] } } = { otp: { transport: ['sms'] }, signal };
  try {
    const credential: unknown = await navigator.credentials.get(options);
    return isOtpCredential(credential) ? credential.code : null;
  } catch {
    return null;
  }
}

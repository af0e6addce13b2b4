interface OtpCredential {
  code: string;
}

const isOtpCredential = (value: unknown): value is OtpCredential =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** Waits for the SMS with the code if the browser supports it (WICG WebOTP); null if unsupported or declined. */
export async function receiveSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const options: CredentialRequestOptions & { otp: { transport: readonly ['sms'] } } = {
    otp: { transport: ['sms'] },
    signal,
  };
  try {
    const credential: unknown = await navigator.credentials.get(options);
    return isOtpCredential(credential) ? credential.code : null;
  } catch {
    return null;
  }
}

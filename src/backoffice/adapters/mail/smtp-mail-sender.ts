import { createTransport } from 'nodemailer';
import { PermanentSendError } from '../permanent-send-error';
import type { MailSender } from './mail-sender';

export interface SmtpOptions {
  /**
   * `smtp://` starts in plain text and upgrades with STARTTLS if the server offers it, or fails without it if `isTlsRequired`;
   * `smtps://` uses TLS from the start.
   */
  url: string;
  from: string;
  /** Host of the message identifiers. */
  host: string;
  isTlsRequired?: boolean;
  timeoutMs: number;
}

/** Sends through an SMTP server (RFC 5321). A 5xx reply to a recipient or message is a permanent failure. */
export function createSmtpMailSender({
  url,
  from,
  host,
  isTlsRequired = false,
  timeoutMs,
}: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    requireTLS: isTlsRequired,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, replyTo, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          replyTo,
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl === undefined ? {} : oneClickHeaders(unsubscribeUrl)),
          },
        });
      } catch (error) {
        throw toSendError(error);
      }
    },
  };
}

/** RFC 8058: the program that shows the mail offers to end it, and asks so by a POST. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const messageErrorCodes = new Set(['EENVELOPE', 'EMESSAGE']);

/** The server's text and the address are left out, because they could identify a person. */
function toSendError(error: unknown): Error {
  const code = textOf(error, 'code');
  const status = Number(textOf(error, 'responseCode'));
  const reason = `The mail server could not take the message: ${code || 'unknown'}${status > 0 ? ` ${status}` : ''}`;
  return status >= 500 && messageErrorCodes.has(code)
    ? new PermanentSendError(reason)
    : new Error(reason);
}

function textOf(error: unknown, name: string): string {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

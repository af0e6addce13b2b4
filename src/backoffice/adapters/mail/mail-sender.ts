export interface MailMessage {
  /** The same for every attempt to send this message. */
  id: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The Reply-To address, if it is not the sender's. */
  replyTo?: string;
  /** Of a mail that comes again and again: where a mail program asks by POST that it stops. */
  unsubscribeUrl?: string;
}

/** Sends mail. Throws `PermanentSendError` when retrying is useless; any other error may be tried again. */
export interface MailSender {
  send: (message: MailMessage) => Promise<void>;
}

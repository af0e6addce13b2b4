export interface MailMessage {
  /** The same for every attempt to send this message. */
  id: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The Reply-To address, if it is not the sender's. */
  replyTo?: string;
}

/** Sends mail. Throws `PermanentSendError` when retrying is useless; any other error may be tried again. */
export interface MailSender {
  send: (message: MailMessage) => Promise<void>;
}

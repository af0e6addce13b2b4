export interface MailMessage {
  /** Stays the same when a message is sent again. */
  id: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** Sends mail. Throws `PermanentSendError` when retrying is useless; any other error may be tried again. */
export interface MailSender {
  send: (message: MailMessage) => Promise<void>;
}

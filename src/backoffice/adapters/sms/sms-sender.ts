export interface SmsMessage {
  /** The same for every attempt to send this message. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** Sends text messages. Throws `PermanentSendError` when retrying is useless; any other error may be tried again. */
export interface SmsSender {
  send: (message: SmsMessage) => Promise<void>;
}

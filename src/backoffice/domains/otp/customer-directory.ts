export interface Customer {
  id: string;
}

export interface IssuedSession {
  /** Opaque, at least 128 bits; goes into `login_token`. */
  token: string;
}

/** Finds the customer of a phone and starts sessions. */
export interface CustomerDirectory {
  /** By phone in E.164. Takes the same time for known and unknown numbers. */
  findByPhone: (phone: string) => Promise<Customer | null>;
  /** The last four digits of the account that the customer's withdrawals go to; null where it is another one. Takes the same time without a customer. */
  accountEnding: (customer: Customer | null, bankAccountId: string) => Promise<string | null>;
  startSession: (
    customer: Customer,
    browser: {
      userAgent: string | null;
      /** Keyed hash of the network. */
      network: string;
      method: 'code' | 'passkey';
      /** The `login_token` that the browser carries until now: its session ends, whoever it belongs to. */
      formerToken?: string | null | undefined;
    },
  ) => Promise<IssuedSession>;
}

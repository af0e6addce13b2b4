export interface Customer {
  id: string;
}

export interface IssuedSession {
  /** Opaque, at least 128 bits; goes into `login_token`. */
  token: string;
  maxAgeSeconds: number;
}

/** Who may sign in, and how a session begins. */
export interface CustomerDirectory {
  /** By phone in E.164. Takes the same time for known and unknown numbers. */
  findByPhone(phone: string): Promise<Customer | null>;
  startSession(customer: Customer): Promise<IssuedSession>;
}

/** A lender without customer accounts: every number is unknown. */
export const emptyCustomerDirectory: CustomerDirectory = {
  findByPhone: async () => null,
  startSession: async () => {
    throw new Error('There are no customer accounts');
  },
};

import type { ContactTopic } from '@/contracts/contact/contact-choices';

export interface CarriedMessage {
  topic: ContactTopic;
  message: string;
}

// In memory only: what somebody entered elsewhere must stand neither in an address nor in a storage that outlives the tab.
let carried: CarriedMessage | null = null;

/** Keeps what was entered for the contact form, which the visitor opens next. */
export function carryMessage(message: CarriedMessage | null): void {
  carried = message;
}

/** Returns the message kept for the contact form and clears it, so that it can be read only once. */
export function takeCarriedMessage(): CarriedMessage | null {
  const taken = carried;
  carried = null;
  return taken;
}

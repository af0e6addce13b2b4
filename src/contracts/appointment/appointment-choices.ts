// No zod here: this file is imported by client components.

export const appointmentKinds = ['call-back', 'signing'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** `missed`: the customer could not be reached or did not come. */
export const appointmentStates = ['booked', 'cancelled', 'done', 'missed'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** What staff may say of an appointment that was booked. */
export const appointmentEnds = ['done', 'missed', 'cancelled'] as const;
export type AppointmentEnd = (typeof appointmentEnds)[number];

/** The secret in the link of a booked call: 256 bits in base64url. */
export const callBackTokenPattern = /^[A-Za-z0-9_-]{43}$/;

// No zod here: these lists are imported by client components.
/** Who has the next word: `waiting` for the lender, `answered` for the customer; whoever writes in a `closed` one opens it again. */
export const threadStates = ['waiting', 'answered', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];

export const threadSides = ['customer', 'lender'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** What happens in a thread; who has it is for staff alone. */
export const threadEntryKinds = ['message', 'assigned', 'closed', 'reopened'] as const;
export type ThreadEntryKind = (typeof threadEntryKinds)[number];

/** What staff have to do: answer a message; confirm a complaint, and settle it. */
export const threadDues = ['answer', 'acknowledgement', 'outcome'] as const;

/** Entries of one thread, since the whole of it is read at once. */
export const threadMaxEntries = 500;

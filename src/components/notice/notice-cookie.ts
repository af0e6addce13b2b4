/** How long a closed notice stays away. */
export const dismissedSeconds = 365 * 86_400;

import { z } from 'zod';

/** A moment in UTC, such as `2026-03-02T09:30:00.000Z`. */
export const instant = z.iso.datetime();

/** A day of the calendar in Hong Kong, such as `2026-03-02`. */
export const isoDate = z.iso.date();

/** The answer of an endpoint that has nothing to say but that it has done what it was asked. */
export const successSchema = z.object({ success: z.literal(true) });

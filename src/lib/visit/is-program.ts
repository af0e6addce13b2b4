import { isbot } from 'isbot';

/** Whether a browser names itself a program, or nothing at all; `isbot` keeps the list. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || isbot(userAgent);

/** The part of pino's logger that the back office uses. */
export interface Logger {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  info: (details: object, message: string) => void;
  /** Only shown with `DEBUG` or a `LOG_LEVEL` of that kind. */
  debug: (details: object, message: string) => void;
}

/** The part of pino's logger that the back office uses. */
export interface Logger {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  info: (details: object, message: string) => void;
  /** Written only where `DEBUG` is set or `LOG_LEVEL` includes this level. */
  debug: (details: object, message: string) => void;
}

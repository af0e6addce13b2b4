const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether `text`, blanks around it apart, has the form of an email address; only a mail that is answered shows that it is one. */
export const isEmailAddress = (text: string): boolean => pattern.test(text.trim());

/** Keys of the i18n namespace `contact`; `#` is the placeholder of a figure. */
export const contactWordKeys = [
  'notice', 'privacy', 'name', 'phone', 'phoneHint', 'email',
  'optional', 'emailHint', 'topic', 'choose', 'topic_new-loan', 'topic_application',
  'topic_valuation', 'topic_existing-loan', 'topic_complaint', 'topic_other', 'callTime', 'callTime_any',
  'callTime_morning', 'callTime_afternoon', 'callTime_evening', 'message', 'messageHint', 'send',
  'sending', 'wait', 'waitOver', 'sentTitle', 'sentReference', 'sentNext',
  'problemHeading', 'errorPrefix', 'failed', 'tooSoon', 'problem_name', 'problem_phone',
  'problem_phoneWrong', 'problem_email', 'problem_topic', 'problem_message', 'problem_messageLong', 'needsScript',
] as const;
export type ContactWordKey = (typeof contactWordKeys)[number];

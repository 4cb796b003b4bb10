/** Why a person is not taken. Kept inside the hiring team. */
export const rejectReasons = {
  skills: 'Skills below what the seat needs',
  requirement: 'A hard requirement is not met',
  experience: 'Too little experience for the seat',
  interview: 'Did not convince in the interviews',
  availability: 'Start date or hours do not fit',
  pay: 'Pay expectation does not fit',
  filled: 'The seat is filled',
  unreachable: 'Did not answer',
} as const;
export type RejectReason = keyof typeof rejectReasons;
export const rejectReasonKeys = Object.keys(rejectReasons) as [RejectReason, ...RejectReason[]];

/** What a person who is not taken reads, a day after the decision. `text` empty: nothing is sent. */
export const rejectNotices = {
  thanks: {
    label: 'Thank you, not this time',
    text: 'Thank you for your interest. We have decided to go on with other people for this position.',
  },
  filled: {
    label: 'The position is filled',
    text: 'Thank you for your interest. The position has been filled in the meantime.',
  },
  later: {
    label: 'Not this time, please try again',
    text: 'Thank you for your interest. We go on with others this time and would be glad to hear from you for another position.',
  },
  none: { label: 'Send nothing', text: '' },
} as const;
export type RejectNotice = keyof typeof rejectNotices;
export const rejectNoticeKeys = Object.keys(rejectNotices) as [RejectNotice, ...RejectNotice[]];

/** Hours before a notice goes out: until then a rejection is undone without a word. */
export const NOTICE_HOURS = 24;
/** Days within which a rejection may be reversed. */
export const REVERSAL_DAYS = 30;
/** Seconds in which a move can be taken back; the screens offer ten. */
export const UNDO_SECONDS = 30;

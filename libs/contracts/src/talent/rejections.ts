const THANKS = 'Thank you for your interest. We have decided to go on with other people for this position.';
const FILLED = 'Thank you for your interest. The position has been filled in the meantime.';
const LATER =
  'Thank you for your interest. We go on with others this time and would be glad to hear from you for another position.';

/**
 * Why a person is not taken, and what they read of it: the reasons every organization begins with. `text` stays inside the
 * hiring team; `noticeText` reaches the person a day after the decision.
 */
export const standardReasons = [
  { key: 'skills', text: 'Skills below what the seat needs', noticeText: THANKS },
  { key: 'requirement', text: 'A hard requirement is not met', noticeText: THANKS },
  { key: 'experience', text: 'Too little experience for the seat', noticeText: LATER },
  { key: 'interview', text: 'Did not convince in the interviews', noticeText: THANKS },
  { key: 'availability', text: 'Start date or hours do not fit', noticeText: LATER },
  { key: 'pay', text: 'Pay expectation does not fit', noticeText: LATER },
  { key: 'filled', text: 'The seat is filled', noticeText: FILLED },
  { key: 'unreachable', text: 'Did not answer', noticeText: LATER },
] as const;

/** The reason for who is left when a seat is filled: it cannot be retired. */
export const FILLED_REASON = 'filled';

/** Whether the person reads the notice of the reason. */
export const rejectNotices = { send: 'Send the notice of the reason', none: 'Send nothing' } as const;
export type RejectNotice = keyof typeof rejectNotices;
export const rejectNoticeKeys = Object.keys(rejectNotices) as [RejectNotice, ...RejectNotice[]];

/** Hours before a notice goes out: until then a rejection is undone without a word. */
export const NOTICE_HOURS = 24;
/** Days within which a rejection may be reversed. */
export const REVERSAL_DAYS = 30;
/** Seconds in which a move can be taken back; the screens offer ten. */
export const UNDO_SECONDS = 30;

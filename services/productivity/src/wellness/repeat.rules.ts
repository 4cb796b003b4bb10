import type { WellnessCheckin } from './wellness-checkin.entity.js';

/** What a person answers, and when. */
export type CheckInAnswers = Pick<WellnessCheckin, 'instrument' | 'answers' | 'note' | 'at'>;

/** Nobody reads five questions and answers them anew in less, in milliseconds. */
const MOMENT = 60_000;

/** Whether a check-in is one that was sent again: the same answers and note to the same questions, within a minute. */
export const isRepeat = (made: CheckInAnswers, sent: CheckInAnswers): boolean =>
  made.instrument === sent.instrument &&
  made.note === sent.note &&
  Math.abs(+new Date(made.at) - +sent.at) < MOMENT &&
  made.answers.length === sent.answers.length &&
  made.answers.every((answer, index) => answer === sent.answers[index]);

/** What interviewers write on scorecards. */
export const interviewNotes = [
  'Answered from work they had done, not from theory. Asked about the handover before we could.',
  'Strong in the first two requirements. The last one needs a course, and they know it.',
  'Calm under the hard questions; told us about a mistake without being asked for one.',
  'Knows the team already and would need two weeks rather than two months.',
  'Clear thinking. I would like to see more examples of leading without a title.',
  'Prepared, brought numbers, and could say where each of them came from.',
] as const;

/** What a person reads beside the terms of an offer. */
export const offerMessages = [
  'We would be glad to have you. The team is looking forward to working with you.',
  'Thank you for the good conversations. Please call if anything in here is unclear.',
] as const;

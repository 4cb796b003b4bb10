/** Refusals about interviews and scorecards: rows of the closed table. */
export const interviewErrors = {
  'interview.application': { status: 422, title: 'Only an active application has interviews' },
  'interview.people': {
    status: 422,
    title: 'Please choose interviewers who work here, other than the person themselves',
  },
  'interview.slots': { status: 422, title: 'Please offer at least three slots that do not overlap each other' },
  'interview.slot': { status: 422, title: 'Please pick one of the slots that were offered' },
  'interview.past': { status: 422, title: 'A slot lies in the future' },
  'interview.future': { status: 422, title: 'Only an interview that has ended can be recorded' },
  'interview.overlap': { status: 409, title: 'Somebody in this interview is in another one at that time' },
  'interview.buffer': { status: 409, title: 'An interviewer needs 15 minutes between two interviews' },
  'interview.transition': { status: 409, title: 'This interview cannot go there from its current state' },
  'interview.early': { status: 422, title: 'This interview has not begun yet' },
  'interview.theirs': { status: 403, title: 'A colleague picks the slot themselves' },
  'interview.notHeld': { status: 422, title: 'A scorecard is written once the interview has taken place' },
  'interview.submitted': { status: 409, title: 'You have already submitted your scorecard' },
  'interview.skill': { status: 422, title: 'Please rate skills of this position, each once' },
} as const;

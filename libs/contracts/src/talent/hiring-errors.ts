/** Refusals about open seats, and about people on their way into them; rows of the closed table. */
export const hiringErrors = {
  'position.request': { status: 422, title: 'A position is opened from an approved request' },
  'position.headcount': { status: 409, title: 'Every seat of this request is open already' },
  'application.closed': { status: 409, title: 'This application is closed or on hold' },
  'application.seat': { status: 409, title: 'This position no longer takes people' },
  'application.stage': { status: 422, title: 'There is no such stage to move to in this pipeline' },
  'application.hired': { status: 422, title: 'People are hired by accepting an offer' },
  'application.interviews': {
    status: 422,
    title: 'An offer needs a completed interview, and a scorecard from every interviewer',
  },
  'application.requirement': { status: 422, title: 'A hard requirement is not met - going on needs a note' },
  'application.offer': { status: 409, title: 'An offer is under way - withdraw it first' },
  'application.undo': { status: 409, title: 'It is too late to take this move back' },
  'application.final': { status: 409, title: 'This rejection can no longer be reversed' },
  'application.again': { status: 409, title: 'This person has another active application for the position' },
  'application.awaited': { status: 409, title: 'This application waits for nobody but you' },
  'application.nudged': { status: 409, title: 'They were reminded of this less than a day ago' },
  'seat.closed': { status: 409, title: 'This position is filled or closed' },
  'seat.state': { status: 409, title: 'Somebody has put this position on hold or taken it up again meanwhile' },
  'seat.owner': { status: 422, title: 'This person does not hire in the industry of the position' },
  'workflow.draft': { status: 409, title: 'There is a draft of this workflow already' },
  'workflow.approver': {
    status: 409,
    title: 'Nobody may decide one of its steps any more - change it in a new version',
  },
  'workflow.state': { status: 409, title: 'This version of the workflow does not stand there any more' },
} as const;

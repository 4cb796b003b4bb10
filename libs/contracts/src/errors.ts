/**
 * The closed table of refusals. `title` is the public text; `retryable` says that the same call may succeed later.
 * Internals never leave: the trace id in `instance` finds them.
 */
type ErrorRow = { readonly status: number; readonly title: string; readonly retryable?: true };

export const errors = {
  'request.malformed': { status: 400, title: 'Invalid data - please check your input' },
  'auth.required': { status: 401, title: 'Authentication failed - please log in again' },
  'auth.credentials': { status: 401, title: 'Invalid email or password' },
  'auth.refresh': { status: 401, title: 'Authentication failed - please log in again' },
  'access.denied': { status: 403, title: 'Access denied - insufficient permissions' },
  'access.role': { status: 403, title: 'You do not hold this role' },
  'resource.missing': { status: 404, title: 'Resource not found' },
  'request.method': { status: 405, title: 'Resource not found' },
  'resource.conflict': { status: 409, title: 'Conflict - resource already exists or is in use' },
  'resource.stale': { status: 409, title: 'Someone else changed this in the meantime - it has been reloaded' },
  'request.size': { status: 413, title: 'The request is too large' },
  'request.media': { status: 415, title: 'Invalid data - please check your input' },
  'request.invalid': { status: 422, title: 'Invalid data - please check your input' },
  'auth.locked': {
    status: 429,
    title: 'Too many failed attempts - please wait 15 minutes and try again',
    retryable: true,
  },
  'request.rate': { status: 429, title: 'Too many requests - please wait and try again', retryable: true },
  'server.error': { status: 500, title: 'Server error - please contact support if this persists' },
  'service.down': {
    status: 503,
    title: 'This part of Talent OS is not available right now - please try again',
    retryable: true,
  },
  'service.late': {
    status: 504,
    title: 'This part of Talent OS took too long to answer - please try again',
    retryable: true,
  },
  'deal.transition': { status: 422, title: 'A deal cannot move there from its current stage' },
  'deal.amount': { status: 422, title: 'A won deal needs an amount above zero' },
  'deal.closeDate': { status: 422, title: 'A won deal needs a close date of today or earlier' },
  'deal.lossReason': { status: 422, title: 'A lost deal needs a reason' },
  'deal.note': { status: 422, title: 'Moving a deal back needs a note' },
  'territory.owner': { status: 422, title: 'The new owner must be another active sales person of this organization' },
  'territory.pending': { status: 409, title: 'This account already has a proposed change' },
  'territory.ownDecision': { status: 403, title: 'A proposal is decided by someone else than its author' },
  'methodology.locked': { status: 422, title: 'Finish the level before this one first' },
  'mobility.closed': { status: 422, title: 'This position no longer takes expressions of interest' },
  'mobility.duplicate': { status: 409, title: 'You have already expressed interest in this position' },
  'mobility.limit': { status: 422, title: 'You can have three expressions of interest open at a time' },
  'mobility.decided': { status: 409, title: 'This expression of interest has already been decided' },
  'mobility.ownDecision': {
    status: 403,
    title: 'An expression of interest is decided by someone else than its author',
  },
  'chat.conflict': { status: 409, title: 'This message id has been used for another message' },
  'chat.budget': { status: 402, title: 'The assistant has used up its budget for this month' },
  'chat.roleBudget': { status: 402, title: 'The assistant has used up the budget of your role for this month' },
  'chat.busy': { status: 409, title: 'The assistant is still answering in this conversation' },
  'chat.proposal': { status: 409, title: 'This proposal has expired or has been decided already' },
  'provider.address': { status: 422, title: 'This address cannot be used for a model provider' },
  'provider.key': { status: 422, title: 'A new address needs the key again' },
  'provider.baa': { status: 422, title: 'Health hubs need a signed business associate agreement' },
  'provider.plain': {
    status: 422,
    title: 'Sending personal information as it is needs a signed business associate agreement',
  },
  'provider.phi': { status: 422, title: 'Health hubs need a provider that may be sent health information' },
  'prompt.variable': { status: 422, title: 'The prompt uses a variable that does not exist' },
  'prompt.secret': { status: 422, title: 'The prompt seems to contain a secret' },
  'goal.transition': { status: 422, title: 'A goal cannot go there from its current state' },
  'goal.keyResults': { status: 422, title: 'A running goal needs at least one key result' },
  'goal.period': { status: 422, title: 'A goal is scored once its period has ended' },
  'goal.over': { status: 422, title: 'A goal that was scored stays as it is' },
  'goal.running': { status: 422, title: 'Only a running goal takes check-ins of its own key results' },
  'goal.team': { status: 422, title: 'Please choose one of your teams' },
  'goal.sharing': { status: 422, title: 'Only people who work here can share goals with everyone' },
  'goal.parent': { status: 422, title: 'A goal cannot stand below itself' },
  'task.transition': { status: 422, title: 'A task cannot go there from its current state' },
  'suggestion.decided': { status: 409, title: 'This suggestion has already been decided' },
  'incident.transition': { status: 422, title: 'An incident cannot go there from its current state' },
  'incident.reason': { status: 422, title: 'Please give a reason' },
  'incident.resolution': { status: 422, title: 'A closed incident needs a resolution and a root cause' },
  'incident.lessons': { status: 422, title: 'A closed incident of this severity needs lessons learned' },
  'incident.reopen': { status: 422, title: 'An incident can be opened again within 30 days after it was closed' },
  'incident.over': { status: 422, title: 'This incident is over' },
  'incident.responder': { status: 422, title: 'Please choose an active analyst who does not have it yet' },
  'incident.discovery': { status: 422, title: 'The discovery lies in the past, and is said once' },
  'incident.review': { status: 422, title: 'A review is written once the incident is being investigated' },
  'threat.tlp': { status: 422, title: 'Its TLP classification does not let it go this far' },
  'indicator.ahead': { status: 422, title: 'A sighting lies in the past' },
  'clearance.waiting': { status: 409, title: 'A report of this clearance already waits for verification' },
  'clearance.same': { status: 422, title: 'This is what is on record already' },
  'clearance.settled': { status: 409, title: 'Nothing of this clearance waits for verification' },
  'clearance.ownDecision': { status: 403, title: 'A clearance is decided by someone else than its holder' },
  'readiness.analyst': { status: 422, title: 'Please choose an active analyst' },
  'readiness.held': { status: 409, title: 'You hold or claim this work role already' },
  'readiness.decided': { status: 409, title: 'This claim has already been decided' },
  'readiness.ownDecision': {
    status: 403,
    title: 'A work role is confirmed by someone else than the person who holds it',
  },
  'deploy.start': { status: 422, title: 'The start lies today or later' },
  'deploy.over': { status: 409, title: 'This request is deployed or cancelled' },
  'deploy.analyst': { status: 422, title: 'Please choose an active analyst' },
  'deploy.proposed': { status: 409, title: 'This person has already been asked' },
  'deploy.full': { status: 409, title: 'Enough people have accepted this request' },
  'deploy.answer': { status: 409, title: 'The proposal has been answered otherwise in the meantime' },
  'deploy.committed': { status: 409, title: 'You have already accepted another rapid deployment' },
  'deploy.clearance': { status: 422, title: 'The clearance this needs is not verified' },
  'onboarding.person': { status: 422, title: 'Please choose an active colleague' },
  'onboarding.running': { status: 409, title: 'This colleague is being onboarded already' },
  'onboarding.startDate': { status: 422, title: 'The start lies at most 90 days back and at most a year ahead' },
  'onboarding.transition': { status: 422, title: 'An onboarding plan cannot go there from its current state' },
  'onboarding.open': { status: 422, title: 'A required task is still open' },
  'onboarding.over': { status: 422, title: 'This onboarding is completed or cancelled' },
  'onboarding.dependency': { status: 422, title: 'Another task has to be done first' },
  'onboarding.unproved': { status: 422, title: 'The proof for this is not there yet' },
  'onboarding.required': { status: 422, title: 'A required task cannot be skipped' },
  'onboarding.proved': { status: 409, title: 'This is proved elsewhere and cannot be changed by hand' },
  'onboarding.settled': { status: 409, title: 'This task is done or skipped' },
  'onboarding.notBlocked': { status: 409, title: 'This task is not blocked' },
  'onboarding.notActive': { status: 422, title: 'Checkpoints begin with the start date' },
  'onboarding.early': { status: 422, title: 'This checkpoint can be held from 7 days before its day' },
  'onboarding.ownCheckpoint': { status: 403, title: 'A checkpoint is held by someone else than the newcomer' },
  'vulnerability.known': { status: 409, title: 'This vulnerability of this asset is on the list already' },
  'vulnerability.over': { status: 422, title: 'This vulnerability is dealt with' },
  'vulnerability.transition': { status: 422, title: 'A vulnerability cannot go there from its current state' },
  'vulnerability.check': { status: 422, title: 'Please record the compromise check first' },
  'vulnerability.ownDecision': { status: 403, title: 'A risk is accepted by someone else than the owner' },
  'vulnerability.until': { status: 422, title: 'A risk is accepted until a later day, at most a year away' },
  'notification.snooze': { status: 422, title: 'Choose a time within the next 30 days' },
  'notification.always': { status: 422, title: 'Security notices cannot be muted' },
  'notification.mail': { status: 409, title: 'There is no failed e-mail to send again' },
  'credential.revoked': { status: 422, title: 'This credential has been revoked' },
  'credential.unverified': { status: 422, title: 'This credential still waits for its first verification' },
  'credential.waiting': { status: 409, title: 'A renewal of this credential already waits for verification' },
  'credential.early': { status: 422, title: 'A credential can be renewed from 90 days before it expires' },
  'credential.date': { status: 422, title: 'A renewal needs a date in the future, later than the one in force' },
  'credential.settled': { status: 409, title: 'Nothing of this credential waits for verification' },
  'credential.ownDecision': { status: 403, title: 'A credential is decided by someone else than its holder' },
  'document.many': { status: 422, title: 'There are five documents already - delete one first' },
  'document.evidence': { status: 409, title: 'The verification rests on this document, so it stays' },
  'education.enrolled': { status: 409, title: 'You are enrolled in this course already' },
  'education.counted': { status: 422, title: 'This course already counts in the current cycle' },
  'education.finished': { status: 422, title: 'Every part is finished - complete the course with its certificate' },
  'education.unfinished': { status: 422, title: 'Finish every part of the course first' },
  'education.settled': { status: 409, title: 'This enrollment is over' },
  'shift.over': { status: 422, title: 'This shift has started or was cancelled' },
  'shift.credential': { status: 422, title: 'A credential this shift needs is missing, or not valid on its date' },
  'shift.overlap': { status: 422, title: 'This shift overlaps another one' },
  'shift.rest': { status: 422, title: 'There would be too little rest before or after another shift' },
  'shift.hours': { status: 422, title: 'Nobody works more than 12 hours in a day or 60 hours in 7 days' },
  'shift.full': { status: 409, title: 'Every slot of this shift is taken' },
  'shift.turn': {
    status: 422,
    title: 'For its first day this shift is kept for colleagues with fewer hours this month',
  },
  'shift.asked': { status: 409, title: 'The release of this shift already waits for approval' },
  'shift.settled': { status: 409, title: 'Nothing of this waits for a decision any more' },
  'shift.ownDecision': { status: 403, title: 'A shift is decided by someone else than the person who works it' },
  'shift.absence': { status: 422, title: 'Only a confirmed shift that has started can be missed' },
  'swap.slot': { status: 422, title: 'Only confirmed shifts can be exchanged' },
  'swap.open': { status: 409, title: 'One of these shifts is already to be exchanged' },
  'swap.settled': { status: 409, title: 'This exchange has been settled' },
  'unit.taken': { status: 409, title: 'Another unit already has this department' },
  'compliance.unmeasured': { status: 422, title: 'The platform has no figures for this control' },
  'compliance.required': { status: 422, title: 'Only an addressable control can have an alternative' },
  'compliance.evidence': { status: 422, title: 'A control is met only with evidence' },
  'compliance.alternative': { status: 422, title: 'Document the alternative first' },
  'breach.decided': { status: 409, title: 'This breach assessment has been decided' },
  'breach.undecided': { status: 409, title: 'Only a breach that people must be told of can be recorded as notified' },
  'collaboration.mentor': { status: 422, title: 'This mentorship is no longer open' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

/** RFC 9457 problem+json with our code and, for bad input, one message per field. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail?: string;
  /** The trace id: what support needs to find the cause. */
  readonly instance?: string;
  readonly errors?: readonly FieldError[];
  /** Work that goes on although nobody waits for it any longer, by its id. */
  readonly jobId?: string;
};
export type FieldError = { readonly field: string; readonly message: string };

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

export function problemOf(
  code: ErrorCode,
  more: Pick<Problem, 'detail' | 'instance' | 'errors' | 'jobId'> = {},
): Problem {
  const { status, title } = errors[code];
  return { type: `urn:talent-os:error:${code}`, title, status, code, ...more };
}

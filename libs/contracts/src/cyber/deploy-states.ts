/** States of a request for rapid deployment, in order. */
export const deployStates = {
  open: { label: 'Open', over: false },
  matching: { label: 'Matching', over: false },
  deployed: { label: 'Deployed', over: true },
  cancelled: { label: 'Cancelled', over: true },
} as const;
export type DeployState = keyof typeof deployStates;
export const deployStateKeys = Object.keys(deployStates) as [DeployState, ...DeployState[]];
export const liveDeployStates = deployStateKeys.filter((state) => !deployStates[state].over);

/** States of one person in a request. */
export const matchStates = {
  proposed: 'Proposed',
  accepted: 'Accepted',
  declined: 'Declined',
  deployed: 'Deployed',
} as const;
export type MatchState = keyof typeof matchStates;
export const matchStateKeys = Object.keys(matchStates) as [MatchState, ...MatchState[]];

/**
 * Where a person stands towards the clearance a request needs, the best first. Never which clearance it is.
 * `waiting`: what they have reported would do, once it is verified.
 */
export const eligibilities = {
  notNeeded: 'No clearance needed',
  active: 'Active clearance',
  waiting: 'Clearance waits for verification',
  recent: 'Access ended in the last 24 months',
  missing: 'No sufficient clearance',
} as const;
export type Eligibility = keyof typeof eligibilities;
export const eligibilityKeys = Object.keys(eligibilities) as [Eligibility, ...Eligibility[]];

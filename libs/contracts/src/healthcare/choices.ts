import { choices } from '../fields/choices.js';
import { attestationKinds } from './attestations.js';
import { breachDecisionLabels } from './breaches.js';
import { controlKinds, controlStatuses } from './compliance.js';
import { credentialKinds, credentialStatuses, renewalStatuses, verificationMethods } from './credentials.js';
import { enrollmentStatuses } from './education.js';
import {
  assignmentStatusLabels,
  dayParts,
  shiftStates,
  swapStatusLabels,
  weekdayLabels,
  weekParts,
} from './shifts-states.js';
import { alertActionLabels } from './units.js';
import { inWords } from '../words.js';

/** `sat-night` is 'Saturday night'. */
const weekPartLabel = (part: string): string => {
  const [day = '', half = ''] = part.split('-');
  return `${weekdayLabels[day as keyof typeof weekdayLabels]} ${half}`;
};

/** What people in healthcare call the values of choices. */
export const healthcareChoices = {
  credentialKinds: choices(inWords(credentialKinds), {
    license: 'licence, RN license',
    certification: 'certificate, cert, card',
    immunization: 'vaccination, shot, vaccine, immunisation',
  }),
  credentialStatuses: choices(inWords(credentialStatuses), {
    active: 'valid, current, good',
    expiring: 'running out, about to expire, expires soon',
    expired: 'lapsed, run out, out of date',
    pending_verification: 'unverified, waiting, to be verified',
    revoked: 'withdrawn',
  }),
  renewalStatuses: choices(inWords(renewalStatuses)),
  verificationMethods: choices(inWords(verificationMethods), { primary_source: 'at the source' }),
  shiftStates: choices(inWords(shiftStates), {
    draft: 'unpublished, planned',
    open: 'free, unfilled',
    filled: 'full, staffed',
    cancelled: 'canceled',
  }),
  assignmentStatuses: choices(assignmentStatusLabels, {
    planned: 'drafted',
    pending: 'waiting, unconfirmed',
    confirmed: 'booked, scheduled',
    completed: 'worked, done',
    released: 'given back, dropped',
    no_show: 'no show, absent',
  }),
  releaseReasons: choices({
    person: 'Gave it back',
    credential: 'A credential is no longer valid',
    manager: 'Taken off it',
  }),
  swapStatuses: choices(swapStatusLabels, { accepted: 'accepted, pending', declined: 'refused' }),
  requests: choices(
    { claim: 'Claim', release: 'Release' },
    {
      claim: 'pick up, take',
      release: 'give back, drop, hand back, give up, give a shift back, give shifts back, get rid of',
    },
  ),
  dayParts: choices(inWords(dayParts), { day: 'days, day shift, daytime', night: 'nights, night shift, overnight' }),
  weekParts: choices(Object.fromEntries(weekParts.map((part) => [part, weekPartLabel(part)]))),
  enrollmentStatuses: choices(inWords(enrollmentStatuses), {
    enrolled: 'signed up, registered',
    in_progress: 'under way, started',
    completed: 'finished, done, passed',
  }),
  controlStatuses: choices(inWords(controlStatuses), {
    met: 'fulfilled, implemented',
    partial: 'partly met',
    not_met: 'unmet, missing, failed',
    alternative_documented: 'alternative',
  }),
  controlKinds: choices(inWords(controlKinds), { required: 'mandatory' }),
  evidenceSources: choices({ platform: 'Platform', person: 'Person' }),
  attestationKinds: choices(
    { ...inWords(attestationKinds), training: 'HIPAA training', statement: 'Confidentiality statement' },
    { training: 'refresher, privacy training', statement: 'privacy statement' },
  ),
  breachDecisions: choices(breachDecisionLabels, {
    open: 'undecided, to be assessed',
    notify: 'notify, to be notified',
    notified: 'told',
  }),
  alertKinds: choices({
    staff: 'Staff',
    hppd: 'Hours per patient day',
    census: 'Census',
    credentials: 'Credentials',
    ceu: 'Contact hours',
  }),
  alertActions: choices(alertActionLabels),
  alertSeverities: choices({ critical: 'Critical', warning: 'Warning' }),
  claimAnswers: choices(
    { confirmed: 'Confirmed', pending: 'Pending' },
    { confirmed: 'confirmed at once', pending: 'waits for approval' },
  ),
};

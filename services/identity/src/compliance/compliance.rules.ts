import type { Output } from '@talent-os/contracts';
import type { trailStanding } from '@talent-os/contracts/audit/trail.js';
import type { controlStandings } from '@talent-os/contracts/healthcare/compliance.js';
import {
  complianceControlKeys,
  complianceControls,
  type ComplianceControlKey,
  type ComplianceState,
} from '@talent-os/contracts/identity/compliance.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { nextReviewOn } from '../access-reviews/review.rules.js';
import type { OrganizationFacts } from './compliance-facts.queries.js';

type ControlStanding = Output<typeof controlStandings>['items'][number];
/** What a service said of the organization; null where it did not answer. */
export type Facts = {
  readonly organization: OrganizationFacts;
  readonly trail: Output<typeof trailStanding> | null;
  /** By the organization's own word; nothing where the rule is not about it. */
  readonly safeguards: readonly ControlStanding[] | null | undefined;
};
export type Moment = { readonly now: Date; readonly today: Day; readonly timezone: string };
export type Verdict = { readonly state: ComplianceState; readonly evidence: string; readonly dueOn: Day | null };

/** Minutes after which an unused session should end: where patients are treated, and elsewhere. */
const IDLE_MINUTES = { healthcare: 15, else: 8 * 60 } as const;
/** Days after which a chain that was checked should be checked again. */
const CHECKED_DAYS = 90;
/** A trail that has given no sign of life for so long records nothing. */
const ALIVE_MS = 15 * 60_000;

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const several = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const judged = (isMet: boolean, evidence: string, dueOn: Day | null = null): Verdict => ({
  state: isMet ? 'met' : 'attention',
  evidence,
  dueOn,
});
const silent = (service: string): Verdict => ({
  state: 'unknown',
  evidence: `The ${service} service does not answer at this moment`,
  dueOn: null,
});

type Judge = (facts: Facts, moment: Moment) => Verdict;

function identification({ organization: { people: count } }: Facts): Verdict {
  return judged(count > 0, `${people(count)}, each with an account and an address of their own`);
}

function emergencyAccess({ organization: { administrators, looks } }: Facts): Verdict {
  const used =
    looks === 0 ? 'break-glass was not used' : `break-glass was used ${looks === 1 ? 'once' : `${looks} times`}`;
  return judged(
    administrators >= 2,
    `${several(administrators, 'administrator')} at hand; ${used} in the last 90 days`,
  );
}

function logoff({ organization: { idleMinutes, industries } }: Facts): Verdict {
  const most = industries.includes('HEALTHCARE') ? IDLE_MINUTES.healthcare : IDLE_MINUTES.else;
  return judged(idleMinutes <= most, `Unused sessions end after ${idleMinutes} minutes; at most ${most} are expected`);
}

function authentication({ organization: { secondFactor, withoutFactor } }: Facts): Verdict {
  const policy = {
    off: 'Nobody needs a second factor',
    administrators: 'Administrators need a second factor',
    everybody: 'Everybody needs a second factor',
  };
  const without =
    withoutFactor === 0 ? 'every administrator has one' : `${several(withoutFactor, 'administrator')} without`;
  return judged(secondFactor !== 'off' && withoutFactor === 0, `${policy[secondFactor]}; ${without}`);
}

function auditControls({ trail }: Facts, { now }: Moment): Verdict {
  if (!trail) return silent('audit');
  const isAlive = trail.aliveAt !== null && now.getTime() - Date.parse(trail.aliveAt) < ALIVE_MS;
  const alive = isAlive ? 'signed within the last minutes' : 'no signed sign of life within the last minutes';
  return judged(trail.records > 0 && isAlive, `${several(trail.records, 'record')}, ${alive}`);
}

function integrity({ trail }: Facts, { today, timezone }: Moment): Verdict {
  if (!trail) return silent('audit');
  const { verdict, verifiedAt } = trail;
  if (verdict === null || verifiedAt === null)
    return { state: 'overdue', evidence: 'Nobody has verified the chain yet', dueOn: today };
  const dueOn = addDays(dayIn(new Date(verifiedAt), timezone), CHECKED_DAYS);
  if (verdict === 'broken') return { state: 'overdue', evidence: 'The latest verification found a fault', dueOn };
  return {
    state: dueOn < today ? 'overdue' : 'met',
    evidence: 'The latest verification found every link sound',
    dueOn,
  };
}

function retention({ organization: { dated, kept }, trail }: Facts, { today, timezone }: Moment): Verdict {
  const documents = `${several(dated, 'document')} with a last day, ${kept === 0 ? 'none' : kept} past it`;
  const days = trail?.since ? daysBetween(dayIn(new Date(trail.since), timezone), today) : 0;
  const records =
    trail === null ? 'the audit service does not answer' : `the audit trail is whole since ${several(days, 'day')}`;
  return kept > 0
    ? { state: 'overdue', evidence: `${documents}; ${records}`, dueOn: today }
    : { ...judged(true, `${documents}; ${records}`), ...(trail === null && { state: 'unknown' as const }) };
}

function aedtNotice({ organization: { applicants, answered } }: Facts): Verdict {
  return judged(
    answered === applicants,
    applicants === 0
      ? 'No applicants: nobody has to be told'
      : `${answered} of ${several(applicants, 'applicant')} were told how machines help, and answered`,
  );
}

function accessReview({ organization: { review, madeOn } }: Facts, { today }: Moment): Verdict {
  if (!review) {
    const dueOn = nextReviewOn(madeOn);
    return { state: dueOn < today ? 'overdue' : 'met', evidence: 'No review has begun yet', dueOn };
  }
  const { state, startedOn, dueOn, grants, unanswered } = review;
  const answered = `${grants - unanswered} of ${several(grants, 'grant')} answered for`;
  if (state === 'open')
    return { state: dueOn < today ? 'overdue' : 'met', evidence: `A review runs: ${answered}`, dueOn };
  const next = nextReviewOn(startedOn);
  if (next < today) return { state: 'overdue', evidence: `The last review: ${answered}`, dueOn: next };
  return judged(unanswered === 0, `The last review: ${answered}`, next);
}

/** What nobody but the organization can say. */
const onItsWord: Judge = () => judged(true, '');

const judges: Readonly<Record<ComplianceControlKey, Judge>> = {
  identification,
  emergencyAccess,
  logoff,
  encryption: onItsWord,
  auditControls,
  integrity,
  authentication,
  transmissionIntegrity: onItsWord,
  transmissionEncryption: onItsWord,
  retention,
  aedtNotice,
  accessReview,
};

/** Rules that are about protected health information, and so about organizations of healthcare alone. */
const isSafeguard = (control: ComplianceControlKey) => complianceControls[control].citation.includes('164.312');
const worse = (one: ComplianceState, other: ComplianceState): ComplianceState =>
  (['overdue', 'attention', 'unknown', 'met'] as const).find((state) => state === one || state === other)!;

const words = {
  met: 'met',
  partial: 'met in part',
  not_met: 'not met',
  alternative_documented: 'met by an alternative',
};

/** What the organization says of a safeguard itself: that it was looked at within the year, and how it stands. */
function ownWord(standings: readonly ControlStanding[] | null, control: ComplianceControlKey, today: Day): Verdict {
  if (standings === null) return silent('healthcare');
  const standing = standings.find(({ citation }) => complianceControls[control].citation.endsWith(citation));
  if (!standing?.nextReviewOn)
    return { state: 'overdue', evidence: 'The organization has not reviewed it yet', dueOn: today };
  const { status, nextReviewOn: dueOn } = standing;
  if (dueOn < today) return { state: 'overdue', evidence: `The yearly review is over; it was ${words[status]}`, dueOn };
  const isMet = status === 'met' || status === 'alternative_documented';
  return judged(isMet, `Reviewed by the organization: ${words[status]}`, dueOn);
}

/** How the controls that concern an organization stand there, in their order. What it is judged by is worst first. */
export function judge(facts: Facts, moment: Moment): (Verdict & { readonly control: ComplianceControlKey })[] {
  const { safeguards } = facts;
  return complianceControlKeys.flatMap((control) => {
    if (isSafeguard(control) && safeguards === undefined) return [];
    const found = judges[control](facts, moment);
    if (!isSafeguard(control)) return [{ control, ...found }];
    const own = ownWord(safeguards!, control, moment.today);
    return [
      {
        control,
        state: worse(found.state, own.state),
        evidence: [found.evidence, own.evidence].filter(Boolean).join('. '),
        dueOn: [found.dueOn, own.dueOn].filter((day) => day !== null).toSorted()[0] ?? null,
      },
    ];
  });
}

import { ALERT_DAYS } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { confirmClearance, reportClearance } from '@talent-os/contracts/cyber/clearance.js';
import { liveDeployStates } from '@talent-os/contracts/cyber/deploy-states.js';
import { acceptProposal } from '@talent-os/contracts/cyber/deploy.js';
import { workRoleLevelLabel, workRoles, type WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import { decideClaim } from '@talent-os/contracts/cyber/readiness.js';
import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { actionFor, dayText, inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { texts } from '@talent-os/service-kit/sql/texts';
import { datesOf } from '../clearance/clearance.rules.js';
import { verifiedOf } from '../clearance/verified.queries.js';
import { nameOf, person } from '../sql/people.js';

const CLEARANCE = '/cyber/analyst/clearance';

const words = {
  reinvestigation: 'Your reinvestigation',
  expiration: 'Your clearance',
  lapse: 'Your eligibility',
} as const;

/** Dates of the caller's own clearance that are near or over. */
export const clearances: InboxSource = {
  access: reportClearance.access,
  rows: async (ctx, { today }) => {
    const held = await verifiedOf(ctx, ctx.userId);
    if (!held?.verifiedAt) return [];
    return datesOf(held)
      .filter(({ on }) => daysBetween(today, on) <= ALERT_DAYS.high)
      .map(({ date, on }) =>
        inboxRow('clearance', {
          id: date,
          title: `${words[date]} ${on < today ? 'is overdue' : date === 'expiration' ? 'expires' : 'is due'}`,
          reason: [`${on < today ? 'Since' : 'On'} ${dayText(on)}`, 'report what has changed; an officer verifies it'],
          link: CLEARANCE,
          since: `${addDays(on, -ALERT_DAYS.high)}T00:00:00Z`,
          dueOn: on,
        }),
      );
  },
};

type Report = { readonly id: string; readonly holder: string; readonly since: string };

const REPORTS = `
  select c.id, coalesce(h.name, 'Former colleague') as holder, u.created_at as since
  from cyber.clearance_update u join cyber.clearance c on c.organization_id = $1 and c.id = u.clearance_id
  ${person('h', 'c.user_id')}
  where u.organization_id = $1 and u.status = 'submitted' and c.user_id <> $2
  order by u.created_at, u.id limit ${MOST_OF_A_KIND}`;

/** What colleagues reported of their clearances: decided with the report in front of one, never about oneself. */
export const clearanceChecks: InboxSource = {
  access: confirmClearance.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Report>(REPORTS, [ctx.userId]);
    return rows.map(({ id, holder, since }) =>
      inboxRow('clearanceCheck', {
        id,
        title: `Verify what ${holder} reported`,
        reason: ['A change of clearance', 'the old status holds until you decide'],
        link: `${CLEARANCE}?view=everybody&clearance=${id}`,
        since,
      }),
    );
  },
};

type DeployProposal = {
  readonly id: string;
  readonly location: string;
  readonly startBy: Day;
  readonly roles: readonly WorkRole[];
  readonly proposer: string | null;
  readonly since: string;
};

const ASKED = `
  select m.id, r.location, r.start_by::text as "startBy", r.work_roles as roles, ${nameOf('b', 'm.proposed_by_id')} as proposer,
    m.proposed_at as since
  from cyber.deploy_match m join cyber.deploy_request r on r.organization_id = $1 and r.id = m.request_id
  ${person('b', 'm.proposed_by_id')}
  where m.organization_id = $1 and m.user_id = $2 and m.status = 'proposed' and r.status in (${texts(liveDeployStates)})
  order by r.start_by, m.id limit ${MOST_OF_A_KIND}`;

/** Deployments proposed to the caller. */
export const deployments: InboxSource = {
  access: acceptProposal.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<DeployProposal>(ASKED, [ctx.userId]);
    return rows.map(({ id, location, startBy, roles, proposer, since }) =>
      inboxRow('deployment', {
        id,
        title: `Answer the deployment to ${location}`,
        reason: [
          roles.map((role) => workRoles[role]).join(', '),
          `starts by ${dayText(startBy)}`,
          proposer && `${proposer} asks`,
        ],
        link: '/cyber/talent/rapid-deploy',
        since,
        dueOn: startBy,
        actions: [actionFor(ctx, acceptProposal, 'Accept', { proposalId: id })],
      }),
    );
  },
};

type HoldingClaim = {
  readonly id: string;
  readonly workRole: WorkRole;
  readonly level: number;
  readonly holder: string;
  readonly version: number;
  readonly since: string;
};

const CLAIMS = `
  select h.id, h.work_role as "workRole", h.level, coalesce(p.name, 'Former colleague') as holder, h.version,
    h.created_at as since
  from cyber.work_role_holding h ${person('p', 'h.user_id')}
  where h.organization_id = $1 and h.status = 'claimed' and h.user_id <> $2 order by h.created_at, h.id limit ${MOST_OF_A_KIND}`;

const declined = (holder: string) => ({
  title: `Decline the claim of ${holder}?`,
  text: `${holder} is told, and may claim it anew.`,
});

/** Work roles colleagues claim to hold. */
export const workRoleClaims: InboxSource = {
  access: decideClaim.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<HoldingClaim>(CLAIMS, [ctx.userId]);
    return rows.map(({ id, workRole, level, holder, version, since }) =>
      inboxRow('workRole', {
        id,
        title: `Confirm ${holder} as ${workRoles[workRole]}`,
        reason: [`claims level ${level}, ${workRoleLevelLabel(level).toLowerCase()}`, 'you lead the team'],
        link: `/cyber?role=${workRole}`,
        since,
        actions: (['confirmed', 'declined'] as const).map((decision) =>
          actionFor(
            ctx,
            decideClaim,
            decision === 'confirmed' ? 'Confirm' : 'Decline',
            { holdingId: id, version, decision },
            { question: decision === 'declined' ? declined(holder) : null },
          ),
        ),
      }),
    );
  },
};

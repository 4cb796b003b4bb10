import { attest, reviewControl } from '@talent-os/contracts/healthcare/compliance.js';
import { attestationKinds, ATTESTED_DAYS, type AttestationKind } from '@talent-os/contracts/healthcare/attestations.js';
import { decideBreach, type BreachDecision } from '@talent-os/contracts/healthcare/breaches.js';
import { renewCredential, verifyCredential } from '@talent-os/contracts/healthcare/credentials.js';
import { completeCourse } from '@talent-os/contracts/healthcare/education.js';
import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { dayText, inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { lastAttestationsOf } from '../compliance/attestations.queries.js';
import { dueOf } from '../compliance/attestation.rules.js';
import { standingOf } from '../education/standing.queries.js';

/** Days ahead in which something that expires is shown. */
const AHEAD_DAYS = 30;
const CREDENTIALS = '/healthcare/professional/credentials';
const COMPLIANCE = '/healthcare/compliance';

type ExpiringCredential = {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly since: string;
  readonly dueOn: Day;
};

const EXPIRING = `
  select c.id, c.name, c.issuer, c.updated_at as since, c.expiration_date::text as "dueOn" from healthcare.credential c
  where c.organization_id = $1 and c.user_id = $2 and c.verified_at is not null and c.revoked_at is null
    and c.expiration_date <= $3::date + ${AHEAD_DAYS} and not exists (select 1 from healthcare.credential_renewal w
      where w.organization_id = $1 and w.credential_id = c.id and w.status = 'submitted')
  order by c.expiration_date, c.id limit ${MOST_OF_A_KIND}`;

/** Credentials of the caller that expire soon or have, and for which no renewal waits. */
export const credentials: InboxSource = {
  access: renewCredential.access,
  rows: async (ctx, { today }) => {
    const rows = await ctx.db.read<ExpiringCredential>(EXPIRING, [ctx.userId, today]);
    return rows.map(({ id, name, issuer, since, dueOn }) =>
      inboxRow('credential', {
        id,
        title: `Renew your ${name}`,
        reason:
          dueOn < today
            ? [`Expired ${dayText(dueOn)}`, 'shifts that need it are closed to you until HR has verified a renewal']
            : [`Valid until ${dayText(dueOn)}`, issuer],
        link: `${CREDENTIALS}?credential=${id}`,
        since,
        dueOn,
      }),
    );
  },
};

type UnverifiedCredential = ExpiringCredential & {
  readonly holder: string | null;
  readonly what: 'credential' | 'renewal';
};

/** Both parts are found by an index of their own. */
const UNVERIFIED = `
  select c.id, c.name, c.issuer, x.since, c.expiration_date::text as "dueOn", p.name as holder, x.what from (
    (select c.id, c.created_at as since, 'credential' as what from healthcare.credential c
     where c.organization_id = $1 and c.revoked_at is null and c.verified_at is null and c.user_id <> $2
     order by c.expiration_date, c.id limit ${MOST_OF_A_KIND})
    union all
    (select w.credential_id, w.created_at, 'renewal' from healthcare.credential_renewal w
     where w.organization_id = $1 and w.status = 'submitted')) x
  join healthcare.credential c on c.organization_id = $1 and c.id = x.id
  left join healthcare.person p on p.organization_id = $1 and p.id = c.user_id
  where c.user_id <> $2 and c.revoked_at is null and (x.what = 'credential' or c.verified_at is not null)
  order by c.expiration_date, c.id limit ${MOST_OF_A_KIND}`;

/** What colleagues handed in and nobody has verified: never the caller's own. */
export const credentialChecks: InboxSource = {
  access: verifyCredential.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<UnverifiedCredential>(UNVERIFIED, [ctx.userId]);
    return rows.map(({ id, name, issuer, since, dueOn, holder, what }) =>
      inboxRow('credentialCheck', {
        id,
        title: `Verify ${holder ?? 'a colleague'}’s ${name}`,
        reason: [
          issuer,
          what === 'renewal'
            ? `renewal handed in; the old date is ${dayText(dueOn)}`
            : 'it does not count until verified',
        ],
        link: `${CREDENTIALS}?credential=${id}`,
        since,
        dueOn: what === 'renewal' ? dueOn : null,
      }),
    );
  },
};

const duties: Record<AttestationKind, string> = {
  training: 'Do this year’s HIPAA training',
  statement: 'Sign the confidentiality statement',
};

/** HIPAA duties of the caller that are due again soon, or were never met. */
export const attestations: InboxSource = {
  access: attest.access,
  rows: async (ctx, { today }) => {
    const attested = await lastAttestationsOf(ctx, ctx.userId);
    return attestationKinds.flatMap((kind) => {
      const last = attested[kind];
      const due = dueOf(last);
      if (due !== null && due > addDays(today, AHEAD_DAYS)) return [];
      return inboxRow('attestation', {
        id: kind,
        title: duties[kind],
        reason: [last ? `Last on ${dayText(last)}` : 'Not yet done', `once every ${ATTESTED_DAYS} days`],
        link: COMPLIANCE,
        since: last ? `${addDays(last, ATTESTED_DAYS - AHEAD_DAYS)}T00:00:00Z` : ctx.now.toISOString(),
        dueOn: due ?? today,
      });
    });
  },
};

type OpenEnrollment = {
  readonly id: string;
  readonly title: string;
  readonly partsDone: number;
  readonly parts: number;
  readonly required: boolean;
  readonly since: string;
};

const ENROLLED = `
  select e.id, c.title, e.parts_done as "partsDone", cardinality(coalesce(e.parts, c.parts)) as parts, c.required, e.updated_at as since
  from healthcare.enrollment e join healthcare.course c on c.organization_id = $1 and c.id = e.course_id
  where e.organization_id = $1 and e.user_id = $2 and e.status in ('enrolled', 'in_progress')
  order by c.required desc, e.created_at, e.id limit ${MOST_OF_A_KIND}`;

/** Courses of the caller that are under way, due by the end of their cycle. */
export const courses: InboxSource = {
  access: completeCourse.access,
  rows: async (ctx) => {
    const [rows, { cycle }] = await Promise.all([
      ctx.db.read<OpenEnrollment>(ENROLLED, [ctx.userId]),
      todayOf(ctx).then((today) => standingOf(ctx.db, ctx.userId, today)),
    ]);
    return rows.map(({ id, title, partsDone, parts, required, since }) =>
      inboxRow('course', {
        id,
        title: `${partsDone < parts ? 'Finish' : 'Complete'} ${title}`,
        reason: [
          required && 'Mandatory',
          partsDone < parts ? `${partsDone} of ${parts} parts done` : 'enter your certificate to count its hours',
          `your cycle ends ${dayText(cycle.endsOn)}`,
        ],
        link: '/healthcare/professional/education',
        since,
        dueOn: cycle.endsOn,
      }),
    );
  },
};

type Control = {
  readonly id: string;
  readonly citation: string;
  readonly title: string;
  readonly since: string;
  readonly dueOn: Day | null;
};

const CONTROLS = `
  select c.id, c.citation, c.title, c.updated_at as since, c.next_review_on::text as "dueOn"
  from healthcare.compliance_control c
  where c.organization_id = $1 and c.owner_id = $2 and (c.next_review_on is null or c.next_review_on <= $3::date + ${AHEAD_DAYS})
  order by c.next_review_on nulls first, c.position limit ${MOST_OF_A_KIND}`;

/** Safeguards the caller answers for whose review is due. */
export const controls: InboxSource = {
  access: reviewControl.access,
  rows: async (ctx, { today }) => {
    const rows = await ctx.db.read<Control>(CONTROLS, [ctx.userId, today]);
    return rows.map(({ id, citation, title, since, dueOn }) =>
      inboxRow('control', {
        id,
        title: `Review ${title}`,
        reason: [citation, dueOn ? `review due ${dayText(dueOn)}` : 'never reviewed', 'you answer for it'],
        link: COMPLIANCE,
        since,
        dueOn: dueOn ?? today,
      }),
    );
  },
};

type Breach = {
  readonly id: string;
  readonly title: string;
  readonly decision: BreachDecision;
  readonly since: string;
  readonly dueOn: Day;
};

const BREACHES = `
  select b.id, b.title, b.decision, b.discovered_at as since, b.notify_by::text as "dueOn"
  from healthcare.breach_assessment b where b.organization_id = $1 and b.decision in ('open', 'notify')
  order by b.notify_by, b.id limit ${MOST_OF_A_KIND}`;

/** Whether people must be told of an incident, and that they are. */
export const breaches: InboxSource = {
  access: decideBreach.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Breach>(BREACHES);
    return rows.map(({ id, title, decision, since, dueOn }) =>
      inboxRow('breach', {
        id,
        title: decision === 'open' ? `Decide whether “${title}” is a breach` : `Tell the people affected by “${title}”`,
        reason: ['Patient data is suspected', `the law allows until ${dayText(dueOn)}`],
        link: COMPLIANCE,
        since,
        dueOn,
      }),
    );
  },
};

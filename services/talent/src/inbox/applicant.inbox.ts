import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { interviewKindLabels, type InterviewKind } from '@talent-os/contracts/talent/interview-states.js';
import { pickSlot } from '@talent-os/contracts/talent/interviews.js';
import { answerOffer, listMyApplications } from '@talent-os/contracts/talent/my-applications.js';
import type { Day } from '@talent-os/service-kit/calendar';
import {
  actionFor,
  dayText,
  inboxRow,
  moneyText,
  slotText,
  type InboxSource,
} from '@talent-os/service-kit/inbox/inbox';
import { dayScreen } from './screens.js';

type OfferedInterview = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly kind: InterviewKind;
  readonly minutes: number;
  readonly location: string;
  readonly slots: readonly string[];
  readonly since: string;
};

/** Slots a row offers in place; the others stand on the screen it opens. */
const SLOTS_IN_PLACE = 3;

const SLOTS = `
  select i.id, p.title, p.department, i.kind, i.minutes, i.location, i.updated_at as since,
    (select coalesce(json_agg(slot order by slot), '[]') from unnest(i.slots) as slot where slot > $3) as slots
  from talent.interview i join talent.position p on p.organization_id = $1 and p.id = i.position_id
  join talent.application a on a.organization_id = $1 and a.id = i.application_id and a.status = 'active'
  where i.organization_id = $1 and i.candidate_id = $2 and i.status = 'proposed'
    and exists (select 1 from unnest(i.slots) as slot where slot > $3)
  order by i.updated_at, i.id limit ${MOST_OF_A_KIND}`;

/** Interviews of the caller as an applicant for which a slot is to be chosen. */
export const interviewSlots: InboxSource = {
  access: pickSlot.access,
  rows: async (ctx, { zone }) => {
    const rows = await ctx.db.read<OfferedInterview>(SLOTS, [ctx.userId, ctx.now]);
    return rows.map(({ id, title, department, kind, minutes, location, slots, since }) =>
      inboxRow('interviewSlot', {
        id,
        title: `Choose a time for your ${interviewKindLabels[kind].toLowerCase()} interview`,
        reason: [title, department, `${minutes} min`, location],
        link: dayScreen(ctx, listMyApplications),
        since,
        dueAt: new Date(slots[0]!).toISOString(),
        actions: slots
          .slice(0, SLOTS_IN_PLACE)
          .map((slot) => new Date(slot).toISOString())
          .map((start) => actionFor(ctx, pickSlot, slotText(start, zone), { interviewId: id, start })),
      }),
    );
  },
};

type JobOffer = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly baseSalary: number;
  readonly currency: string;
  readonly startDate: Day;
  readonly since: string;
  readonly dueAt: string;
};

const OFFERS = `
  select o.id, p.title, p.department, o.base_salary::float8 as "baseSalary", o.currency,
    o.start_date::text as "startDate", o.sent_at as since, o.expires_at as "dueAt"
  from talent.application a join talent.offer o on o.organization_id = $1 and o.application_id = a.id
  join talent.position p on p.organization_id = $1 and p.id = o.position_id
  where a.organization_id = $1 and a.user_id = $2 and o.status in ('sent', 'viewed') and o.expires_at > $3
  order by o.expires_at, o.id limit ${MOST_OF_A_KIND}`;

/** Offers the caller was sent. */
export const jobOffers: InboxSource = {
  access: answerOffer.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<JobOffer>(OFFERS, [ctx.userId, ctx.now]);
    return rows.map(({ id, title, department, baseSalary, currency, startDate, since, dueAt }) =>
      inboxRow('offerAnswer', {
        id,
        title: `Answer your offer: ${title}`,
        reason: [`${moneyText(baseSalary, currency)} a year`, department, `starts ${dayText(startDate)}`],
        link: `${dayScreen(ctx, listMyApplications)}?offer=${id}`,
        since,
        dueAt,
      }),
    );
  },
};

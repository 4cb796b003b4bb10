import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { MOST_ENTRIES, type CalendarEntry } from '@talent-os/contracts/calendar/shapes.js';
import { listTalentCalendar } from '@talent-os/contracts/talent/calendar.js';
import { interviewKindLabels, type InterviewKind } from '@talent-os/contracts/talent/interview-states.js';
import { offerStateKeys, offerStates } from '@talent-os/contracts/talent/offer-states.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { texts } from '@talent-os/service-kit/sql/texts';
import { VERSION_IN_USE } from '../catalogue/catalogue.sql.js';

type InterviewRow = {
  readonly id: string;
  readonly kind: InterviewKind;
  readonly position: string;
  readonly held: boolean;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly version: number;
};
type OfferRow = {
  readonly id: string;
  readonly position: string;
  readonly expiresAt: string;
  readonly version: number;
};

type EventRow = {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly tentative: boolean;
  readonly version: number;
};

const ENDS = `((v.content ->> 'startsAt')::timestamptz + make_interval(mins => c.minutes))`;
const OUT = texts(offerStateKeys.filter((state) => offerStates[state].out));

/** Held by the person, or attended. */
const INTERVIEWS = `
  select i.id, i.kind, p.title as position, $2 = any(i.interviewer_ids) as held, i.start_at as start, i.end_at as end,
    i.location, i.version
  from talent.interview i join talent.position p on p.organization_id = $1 and p.id = i.position_id
  where i.organization_id = $1 and i.status = 'scheduled' and ($2 = any(i.interviewer_ids) or i.candidate_id = $2)
    and i.end_at > $3::timestamptz and i.start_at < $4::timestamptz
  order by i.start_at, i.id limit ${MOST_ENTRIES}`;
const OFFERS = `
  select o.id, p.title as position, o.expires_at as "expiresAt", o.version
  from talent.offer o join talent.position p on p.organization_id = $1 and p.id = o.position_id
  where o.organization_id = $1 and o.candidate_id = $2 and o.status in (${OUT})
    and o.expires_at between $3::timestamptz and $4::timestamptz
  order by o.expires_at, o.id limit ${MOST_ENTRIES}`;

const EVENTS = `
  select c.id, c.title, (v.content ->> 'startsAt')::timestamptz as start, ${ENDS} as "end", v.content ->> 'place' as location,
    s.status = 'waiting' as tentative, c.version
  from talent.event_seat s join talent.catalogue_item c
    on c.organization_id = $1 and c.id = s.item_id and c.status = 'published'
  ${VERSION_IN_USE}
  where s.organization_id = $1 and s.user_id = $2 and ${ENDS} > $3::timestamptz
    and (v.content ->> 'startsAt')::timestamptz < $4::timestamptz
  order by start, c.id limit ${MOST_ENTRIES}`;

/** Interviews a person holds or attends, events they come to, and until when they answer offers. Nobody else is named: whoever has the address reads it. */
@Controller()
export class CalendarController {
  @Handles(listTalentCalendar)
  async list({ userId, from, until }: Input<typeof listTalentCalendar>, ctx: Ctx) {
    const args = [userId, from, until];
    const [interviews, offers, events] = await Promise.all([
      ctx.db.read<InterviewRow>(INTERVIEWS, args),
      ctx.db.read<OfferRow>(OFFERS, args),
      ctx.db.read<EventRow>(EVENTS, args),
    ]);
    return { items: [...interviews.map(interviewEntry), ...offers.map(offerEntry), ...events.map(eventEntry)] };
  }
}

const interviewEntry = ({ id, kind, position, held, start, end, location, version }: InterviewRow): CalendarEntry => ({
  id: `interview-${id}`,
  title: `${held ? 'Interview to hold' : 'Interview'} (${interviewKindLabels[kind]}): ${position}`,
  at: { start, end },
  on: null,
  location,
  tentative: false,
  version,
});

const offerEntry = ({ id, position, expiresAt, version }: OfferRow): CalendarEntry => ({
  id: `offer-${id}`,
  title: `Answer the offer by now: ${position}`,
  at: { start: expiresAt, end: expiresAt },
  on: null,
  location: '',
  tentative: false,
  version,
});

const eventEntry = ({ id, title, start, end, location, tentative, version }: EventRow): CalendarEntry => ({
  id: `event-${id}`,
  title,
  at: { start, end },
  on: null,
  location,
  tentative,
  version,
});

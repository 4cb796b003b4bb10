import type { Output } from '@talent-os/contracts';
import type { listMentorships } from '@talent-os/contracts/talent/collaboration.js';
import type { Ctx } from '@talent-os/service-kit';
import { skillNamesOf } from '../skills/skill-names.sql.js';
import type { MentorshipStatus } from './mentorship.rules.js';

type OfferRow = {
  readonly id: string;
  readonly mentorId: string;
  readonly menteeId: string | null;
  readonly note: string;
  readonly status: MentorshipStatus;
  readonly skills: string[];
};

const OFFERS = `
  select o.id, o.mentor_id as "mentorId", o.mentee_id as "menteeId", o.note, o.status,
    ${skillNamesOf('o.skill_ids')} as skills
  from talent.mentor_offer o
  where o.organization_id = $1 and ($2 in (o.mentor_id, o.mentee_id) or (o.status = 'open' and o.skill_ids && array(
    select held.skill_id from talent.person_skill held where held.organization_id = $1 and held.user_id = $2)))
  order by array_position(array['requested', 'matched', 'open', 'ended'], o.status), o.created_at desc, o.id
  limit 100`;

/** Open offers in the caller's skills, and the ones the caller gives or has: what waits for an answer first. */
export const offersFor = (ctx: Ctx) => ctx.db.read<OfferRow>(OFFERS, [ctx.userId]);

const SKILLS = `
  select s.id, s.name from talent.person_skill held
  join talent.skill s on s.organization_id = $1 and s.id = held.skill_id
  where held.organization_id = $1 and held.user_id = $2 order by s.name`;

/** The caller's own skills: what they can offer to mentor in. */
export const skillsOf = (ctx: Ctx) =>
  ctx.db.read<Output<typeof listMentorships>['skills'][number]>(SKILLS, [ctx.userId]);

import type { Industry } from '@talent-os/contracts';
import type { MentorOffer } from '../mentorships/mentor-offer.entity.js';
import type { MentorshipStatus } from '../mentorships/mentorship.rules.js';
import type { PersonSkill } from '../skills/person-skill.entity.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { type SeedRow, type World } from './world.js';

const notes = [
  'An hour every second week, with something to try in between.',
  'Best for people in their first two years; bring real cases.',
  'I learned this the slow way and would like to save you the time.',
  'Shadowing welcome. I am in the office on Tuesdays and Wednesdays.',
  'Three months, one goal, written down at the start.',
  '',
] as const;

const statuses: readonly MentorshipStatus[] = ['open', 'open', 'requested', 'open', 'matched', 'open', 'ended', 'open'];
/** From this level on people teach. */
const PROFICIENT = 4;

/** Offers to mentor in one industry, each in skills its mentor is proficient in. */
export function mentorOfferRows(
  world: World,
  industry: Industry,
  held: readonly SeedRow<PersonSkill>[],
): SeedRow<MentorOffer>[] {
  const dice = world.dice(`mentorships/${industry}`);
  const strong = new Map<string, string[]>();
  for (const { userId, skillId, level } of held)
    if (level >= PROFICIENT) strong.set(userId, [...(strong.get(userId) ?? []), skillId]);
  const people = [...world.who(industry, 'professional'), ...world.who(industry, 'manager')];
  const able = people.filter((person) => strong.has(person.id));
  const known = able.filter((person) => person.signsIn);
  const crowd = dice.some(
    able.filter((person) => !person.signsIn),
    world.large ? 14 : 7,
  );
  const mentees = [...people.filter((person) => person.signsIn), ...crowd];

  return [...known, ...crowd].map((mentor, index) => {
    // People who sign in find a request to answer.
    const status = mentor.signsIn ? 'requested' : statuses[index % statuses.length]!;
    const others = mentees.filter((person) => person.id !== mentor.id);
    return {
      mentorId: mentor.id,
      skillIds: dice.some(strong.get(mentor.id)!, dice.between(1, 3)),
      note: dice.pick(notes),
      menteeId: status === 'open' ? null : others[index % others.length]!.id,
      status,
      createdAt: new Date(world.now.getTime() - dice.between(2, 90) * DAY_MS),
    };
  });
}

import { itemsOf, type Instrument } from '@talent-os/contracts/productivity/wellness-instruments.js';
import { demoId, type DemoPerson } from '@talent-os/service-kit';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { periodOf } from '../wellness/period.rules.js';
import { scoresOf } from '../wellness/scoring.rules.js';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { courses, notes, type Course } from './wellness.data.js';

/** Every so many days back to the first one, in days ago. Who can sign in checks in more often and for longer. */
const SPANS: Record<'signing' | 'colleague', Record<Instrument, readonly [first: number, every: number]>> = {
  signing: { WHO5: [340, 15], CBI: [360, 92], mood: [45, 3] },
  colleague: { WHO5: [200, 31], CBI: [360, 92], mood: [200, 30] },
};
const DAYS_A_MONTH = 30;

/** The check-ins of a person over the last year, the same for the same moment everywhere. */
export function demoCheckins(person: DemoPerson, groupId: string | null, now: Date) {
  const today = dayOf(now);
  const course = courseOf(person);
  const spans = SPANS[person.signsIn ? 'signing' : 'colleague'];
  return (Object.keys(spans) as Instrument[]).flatMap((instrument) => {
    const choices = new Choices('wellness', instrument, person.id);
    const [first, every] = spans[instrument];
    const latest = (instrument === 'WHO5' ? course.lastAsked : undefined) ?? choices.whole(1, Math.min(every, 12));
    const count = Math.floor((first - latest) / every) + 1;
    return Array.from({ length: count }, (_, index) => {
      const ago = latest + index * every;
      const day = addDays(today, -ago);
      const at = new Date(`${day}T${choices.pick(['12', '16', '21'])}:${choices.whole(10, 59)}:00Z`);
      const answers = answersTo(instrument, course, ago, choices);
      return {
        id: demoId('wellness', instrument, person.id, String(index)),
        createdAt: at,
        userId: person.id,
        instrument,
        answers,
        scores: scoresOf(instrument, answers),
        note: choices.chance(0.25) ? choices.pick(notes) : null,
        at,
        groupId,
        periodStart: periodOf(instrument, day),
      };
    });
  });
}

function courseOf(person: DemoPerson): Course {
  const choices = new Choices('course', person.id);
  const wellbeing = choices.whole(38, 84);
  const own = { wellbeing, burnout: 96 - wellbeing + choices.whole(-8, 12), drift: choices.between(-3, 3) };
  return courses[person.email] ?? own;
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Answers as a person gives them who stood at their course so many days ago. */
function answersTo(instrument: Instrument, { wellbeing, burnout, drift }: Course, ago: number, choices: Choices) {
  const months = ago / DAYS_A_MONTH;
  const [well, tired] = [wellbeing - drift * months, burnout + (drift * months) / 2];
  return itemsOf(instrument).map((item) => {
    const target = { WHO5: well / 20, CBI: item.reversed ? 100 - tired : tired, mood: 1 + well / 25 }[instrument];
    const spread = { WHO5: 0.6, CBI: 20, mood: 0.7 }[instrument];
    const near = target + choices.between(-spread, spread);
    const values = item.choices.map(({ value }) => value);
    const bounded = within(near, Math.min(...values), Math.max(...values));
    return values.reduce((best, value) => (Math.abs(value - bounded) < Math.abs(best - bounded) ? value : best));
  });
}

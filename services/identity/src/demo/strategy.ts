import { publishStrategy } from '@talent-os/contracts/identity/strategy.js';
import { demoId } from '@talent-os/service-kit';

type Words = {
  readonly mission: string;
  /** Name and what it means. */
  readonly pillars: readonly (readonly [name: string, text: string])[];
  /** The pillar, years from this one, and what is to be reached. */
  readonly objectives: readonly (readonly [pillar: number, years: number, text: string])[];
};

const pillars: Words['pillars'] = [
  ['Decisions that hold', 'We decide fast, on figures everybody may look at, and keep what we promised.'],
  ['Grown from within', 'People find their next role here before they look for it elsewhere.'],
  ['Work that lasts', 'Nobody wears out: rest, learning and fair plans are part of the work.'],
];
const objectives: Words['objectives'] = [
  [0, 0, 'A request for a seat is decided within five days'],
  [1, 0, 'A third of all seats are filled by our own people'],
  [2, 0, 'Overtime stays under five hours a month for each of us'],
  [1, 1, 'Every team has somebody ready for its lead'],
];

/** What each demo organization is there for. */
const missions: Readonly<Record<string, string>> = {
  meridian: 'We bring people to the work that needs them most: at a bedside, in an alarm, at a customer’s table.',
  harbor: 'Everybody who comes to us is cared for by somebody who is rested, qualified and glad to be here.',
  sentinel: 'We keep what others depend on running, and tell the truth about what we see.',
  northwind: 'We sell only what helps, and stay until it does.',
};

/** The strategy of a demo organization, as it was published this year. */
export function demoStrategy(slug: string, createdAt: Date) {
  const { mission, ...said } = publishStrategy.input.parse({
    mission: missions[slug],
    pillars: pillars.map(([name, text]) => ({ name, text })),
    objectives: objectives.map(([pillar, years, text]) => ({ pillar, year: createdAt.getUTCFullYear() + years, text })),
    number: 0,
  });
  return {
    createdAt,
    number: 1,
    mission,
    pillars: said.pillars.map(({ name, text }, index) => ({ id: demoId('pillar', slug, String(index)), name, text })),
    objectives: said.objectives,
  };
}

import type { ExcellenceInputs } from '@talent-os/contracts/sales/excellence.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { statementsOf } from '@talent-os/contracts/sales/excellence/module.js';
import type { ExcellenceModuleKey, ExcellenceState } from '@talent-os/contracts/sales/excellence/modules.js';
import { demoId, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { addDays, dayOf, daysBefore } from '@talent-os/service-kit/calendar';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { demoExcellenceActions } from '@talent-os/service-kit/demo/excellence';
import { competitors } from './words.data.js';

/** Module, state, days since it was started, how many people answered everything, how they answer on the whole. */
type DemoRun = readonly [ExcellenceModuleKey, ExcellenceState, ago: number, people: number, mood: number];

const RUNS: Readonly<Record<string, readonly DemoRun[]>> = {
  meridian: [
    ['gtm', 'archived', 341, 6, 1.6],
    ['gtm', 'archived', 208, 8, 1.9],
    ['gtm', 'archived', 104, 9, 2.2],
    ['gtm', 'analyzed', 18, 12, 2],
    ['analytics', 'archived', 296, 7, 1.5],
    ['analytics', 'archived', 110, 8, 1.8],
    ['analytics', 'analyzed', 24, 11, 2.3],
    ['planning', 'archived', 317, 7, 2.1],
    ['planning', 'analyzed', 47, 10, 2.6],
    ['enablement', 'archived', 187, 9, 2.1],
    ['enablement', 'in_progress', 6, 8, 2.5],
    ['compensation', 'analyzed', 68, 9, 2.4],
    ['structure', 'in_progress', 3, 3, 2.4],
  ],
  northwind: [['gtm', 'analyzed', 21, 7, 2.3]],
};
/** Days a session is open before it is analyzed. */
const OPEN_DAYS = 8;
/** How often somebody does not know. */
const UNKNOWN = 0.06;

/** The sessions of a year with every answer in them, before their analysis, and the actions that were accepted. */
export function demoExcellence(
  { slug, name }: DemoOrganization,
  sellers: readonly DemoPerson[],
  ownerId: string,
  yearlyTarget: number,
  now: Date,
) {
  const inputs: ExcellenceInputs = {
    company: name,
    product: 'A platform that teams plan and follow their work in, by the seat and year.',
    customer: 'Operations leaders of companies with 200 to 5,000 people and several sites.',
    competitors: [...competitors],
    averageDeal: null,
    cycleDays: null,
    winRate: null,
    sellers: sellers.length,
    yearlyTarget,
  };
  const sessions = (RUNS[slug] ?? []).map(([module, status, ago, people, mood]) => {
    const createdAt = daysBefore(now, ago);
    const id = demoId('excellence', slug, module, String(ago));
    // Who signs in has answered what is over, and not what is going on.
    const asked = sellers.filter(({ signsIn }) => status !== 'in_progress' || !signsIn).slice(0, people);
    return {
      session: {
        id,
        module,
        status,
        ownerId,
        inputs,
        createdAt,
        analyzedAt: status === 'in_progress' ? null : daysBefore(now, ago - OPEN_DAYS),
      },
      answers: asked.flatMap((person) => answersOf(slug, module, id, person, mood, daysBefore(now, ago - 1))),
    };
  });
  const today = dayOf(now);
  const actions = demoExcellenceActions(slug).map(({ dueIn, doneAgo, ...action }) => ({
    ...action,
    id: demoId('excellence action', slug, action.module, action.action),
    sessionId: sessions.findLast(({ session }) => session.module === action.module)!.session.id,
    dimension: excellenceData[action.module].dimensions.find(({ actions: ideas }) =>
      ideas.some(({ key }) => key === action.action),
    )!.key,
    dueOn: addDays(today, dueIn),
    status: doneAgo === undefined ? ('open' as const) : ('done' as const),
    createdAt: daysBefore(now, 9),
  }));
  return { sessions, actions };
}

function answersOf(
  slug: string,
  module: ExcellenceModuleKey,
  sessionId: string,
  { id: userId }: DemoPerson,
  mood: number,
  createdAt: Date,
) {
  const own = new Choices(slug, module, sessionId, userId);
  return statementsOf(excellenceData[module]).map(({ key }) => {
    const common = new Choices(slug, module, key).between(-1.3, 1.3);
    const value = Math.min(4, Math.max(0, Math.round(mood + common + own.between(-0.9, 0.9))));
    return {
      id: demoId('excellence answer', sessionId, userId, key),
      sessionId,
      userId,
      statement: key,
      value: own.chance(UNKNOWN) ? null : value,
      createdAt,
    };
  });
}

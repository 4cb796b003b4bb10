import { openStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { dayOf, DAY_MS } from '@talent-os/service-kit/calendar';
import { isOpen, type Move } from '../deals/deal.rules.js';
import type { Contact, Step } from './deal-life.js';
import type { Choices } from '@talent-os/service-kit/demo/choices';
import { backNotes, contacts, lossReasons } from './words.data.js';

const after = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** The usual course of a deal from its first day, as far as it has come by `until`. */
export function usualPath(choices: Choices, start: Date, until: Date): Step[] {
  const steps: Step[] = [];
  let stage: DealStage = 'prospect';
  for (
    let at = after(start, choices.between(4, 24));
    isOpen(stage) && at <= until;
    at = after(at, choices.between(4, 24))
  ) {
    const move = nextMove(choices, stage, at);
    steps.push({ at, move });
    stage = move.stage;
  }
  return steps;
}

function nextMove(choices: Choices, stage: DealStage, at: Date): Move {
  const index = stageKeys.indexOf(stage);
  const lost: Move = { stage: 'closed_lost', lossReason: choices.pick(lossReasons) };
  if (stage === 'negotiation') return choices.chance(0.72) ? { stage: 'closed_won', closeDate: dayOf(at) } : lost;
  if (choices.chance(0.09)) return lost;
  if (index > 0 && choices.chance(0.05)) return { stage: stageKeys[index - 1]!, note: choices.pick(backNotes) };
  return { stage: stageKeys[index + 1]! };
}

/** The straight way to a stage, in equal steps that end at `end`. A way to a loss is lost somewhere on the way. */
export function straightPath(choices: Choices, start: Date, end: Date, to: DealStage): Step[] {
  const stages = stagesTo(choices, to);
  const span = end.getTime() - start.getTime();
  return stages.map((stage, index) => {
    const at = new Date(start.getTime() + (span * (index + 1)) / stages.length);
    return {
      at,
      move: {
        stage,
        ...(stage === 'closed_won' && { closeDate: dayOf(at) }),
        ...(stage === 'closed_lost' && { lossReason: choices.pick(lossReasons) }),
      },
    };
  });
}

function stagesTo(choices: Choices, to: DealStage): DealStage[] {
  if (to === 'closed_won') return [...openStages.slice(1), to];
  if (to === 'closed_lost') return [...openStages.slice(1, choices.whole(2, openStages.length)), to];
  return openStages.slice(1, stageKeys.indexOf(to) + 1);
}

/** Calls and messages between two days, one every week or two. */
export function contactsBetween(choices: Choices, start: Date, end: Date): Contact[] {
  const made: Contact[] = [];
  for (let at = after(start, choices.between(1, 8)); at < end; at = after(at, choices.between(6, 15)))
    made.push({ at, text: choices.pick(contacts) });
  return made;
}

import { automationEvents, type AutomationRule } from '@talent-os/contracts/talent/automation-shapes';
import { messageEvents, type MessageEvent } from '@talent-os/contracts/talent/message-shapes';
import {
  stagePartyLabels,
  stageTypeLabels,
  usualParties,
  type Stage,
  type StageType,
} from '@talent-os/contracts/talent/pipeline';
import type { PipelineVersion } from '@talent-os/contracts/talent/pipelines';
import { counted } from '@/lib/counted';

/** Whether a pipeline may say whom a stage of a type waits for. */
export const saysWhom = (type: StageType): type is keyof typeof usualParties => type in usualParties;

/** Whom a stage waits for, in words. */
export function waitsText({ type, waitsFor }: Pick<Stage, 'type' | 'waitsFor'>): string | undefined {
  if (type === 'hired') return undefined;
  if (!saysWhom(type)) return type === 'offer' ? 'Waits as its offer stands' : 'Waits as its interviews stand';
  return `Waits for the ${stagePartyLabels[waitsFor ?? usualParties[type]].toLowerCase()}`;
}

/** What follows a version, and what a new one would leave as it is. */
export function followsText({
  active,
  positions,
  people,
}: Pick<PipelineVersion, 'active' | 'positions' | 'people'>): string {
  const running = `${counted(positions, 'positions')} with ${counted(people, 'people', 'person')} under way`;
  if (active) return `Positions opened now follow it: ${running}.`;
  return positions === 0 ? 'No position that takes people follows it any more.' : `${running} keep it to their end.`;
}

/** Of what a message is, in words. */
export const messageTitle = (stage: StageType, event: MessageEvent): string =>
  `${stageTypeLabels[stage]}: ${messageEvents[event].toLowerCase()}`;

type Named = AutomationRule & { readonly personName: string | null };

/** When an automation acts, in words. */
export const automationWhen = ({ event, stage }: Pick<AutomationRule, 'event' | 'stage'>): string =>
  stage ? `${automationEvents[event]} (${stageTypeLabels[stage]})` : automationEvents[event];

const targets = { recruiter: 'the recruiter', manager: 'the hiring manager' } as const;
const doings: Readonly<Record<AutomationRule['action'], (whom: string, rule: Named) => string>> = {
  notify: (whom) => `Tells ${whom}`,
  assign: (_, { target, personName }) =>
    `Gives the position to ${personName ?? 'a colleague'} as its ${target === 'manager' ? 'hiring manager' : 'recruiter'}`,
  schedule: (whom) => `Offers times for an interview with ${whom}`,
};

/** What an automation does, in words. */
export const automationDoes = (rule: Named): string =>
  doings[rule.action](rule.target === 'person' ? (rule.personName ?? 'a colleague') : targets[rule.target], rule);

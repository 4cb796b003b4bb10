import type { FieldError } from '@talent-os/contracts';
import {
  assignedAs,
  type Automation,
  type AutomationEvent,
  type AutomationRule,
  type PassReason,
} from '@talent-os/contracts/talent/automation-shapes.js';
import type { Stage, StageType } from '@talent-os/contracts/talent/pipeline.js';
import { UNDO_SECONDS } from '@talent-os/contracts/talent/rejections.js';
import { addDays, minutesAfter, type Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import type { Application } from '../applications/application.entity.js';
import { strangeIn } from '../messages/message.rules.js';
import { takesPeople, type PositionStatus } from '../positions/position.rules.js';

/** A rule as it is kept: nothing stands in it that its action does not ask for. */
export const keptRule = (rule: AutomationRule): AutomationRule => ({
  event: rule.event,
  stage: rule.stage,
  action: rule.action,
  target: rule.target,
  personId: rule.target === 'person' || rule.action === 'assign' ? rule.personId : null,
  text: rule.action === 'notify' ? rule.text : '',
});

type Finding = readonly [wrong: boolean, field: string, message: string];

/** Why a rule cannot be kept, a text per field. `able`: whoever is named may be asked for what the rule asks of them. */
export function ruleFaults(rule: AutomationRule, able: boolean): FieldError[] {
  const { action, target, personId, text } = rule;
  const named = target === 'person' || action === 'assign';
  const findings: Finding[] = [
    [
      action === 'assign' && !assignedAs.some((one) => one === target),
      'target',
      'A position is given to somebody as its recruiter or its hiring manager',
    ],
    [named && personId === null, 'personId', 'Please choose a colleague'],
    [
      named && personId !== null && !able,
      'personId',
      action === 'assign' ? 'They cannot take over positions' : 'Please choose somebody who works here',
    ],
    [action === 'notify' && text === '', 'text', 'Please write what they are told'],
  ];
  const wrong = findings.filter(([is]) => is).map(([, field, message]) => ({ field, message }));
  return [...wrong, ...strangeIn('text', text, 'entered')];
}

/** Whether a rule is for stages of this type. */
export const isFor = ({ stage }: Pick<AutomationRule, 'stage'>, type: StageType | undefined): boolean =>
  stage === null || stage === type;

type Entered = Pick<Application, 'stageEnteredAt'>;

/** What happened to an application, so that each rule acts on it once. */
export function occasionOf(event: AutomationEvent, { stageEnteredAt }: Entered, subjectId: string): string {
  const atStage = event === 'entered' || event === 'late';
  return `${event} ${atStage ? stageEnteredAt.toISOString() : subjectId}`;
}

/** From when on the move into the stage can no longer be taken back. */
export const settledAt = ({ stageEnteredAt }: Entered): Date => minutesAfter(stageEnteredAt, UNDO_SECONDS / 60);

/** The first day on which somebody has been in a stage for too long, by the calendar of a timezone. */
export const lateOn = ({ stageEnteredAt }: Entered, { slaDays }: Pick<Stage, 'slaDays'>, timezone: string): Day =>
  addDays(dayIn(stageEnteredAt, timezone), slaDays + 1);

type Standing = {
  readonly status: Application['status'];
  readonly seat: PositionStatus;
};

/** Why nothing is done for an application as it stands, whatever the rule asks for. */
export function restingReason({ status, seat }: Standing): PassReason | null {
  if (status !== 'active') return 'ended';
  return takesPeople(seat) ? null : 'seat';
}

/** What whoever designs how people are hired may do with an automation. */
export const MAY_DESIGN: Automation['may'] = { do: ['change', 'switch'] };

import type { FieldError } from '@talent-os/contracts';
import { stageTypeLabels, stageTypes, usualParties, type Stage } from '@talent-os/contracts/talent/pipeline.js';

const placeOf = ({ type }: Pick<Stage, 'type'>): number => stageTypes.indexOf(type);

/** Stages as they are kept: in the order of their types, within a type as they were written, counted from 1. */
export const keptStages = (stages: readonly Stage[]): Stage[] =>
  stages
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.order - b.order)
    .map((stage, at) => ({ ...stage, order: at + 1 }));

type Finding = readonly [wrong: boolean, field: string, message: string];

function findings(stage: Stage, at: number, all: readonly Stage[], before: readonly Stage[]): Finding[] {
  const was = before.find(({ key }) => key === stage.key);
  const same = (one: Stage) => one !== stage && all.indexOf(one) < at;
  return [
    [all.some((one) => same(one) && one.key === stage.key), `stages.${at}.key`, 'Every stage needs its own key'],
    [
      all.some((one) => same(one) && one.name.toLowerCase() === stage.name.toLowerCase()),
      `stages.${at}.name`,
      'There is a stage of this name already',
    ],
    [
      was !== undefined && was.type !== stage.type,
      `stages.${at}.type`,
      `A stage stays what it is for: this one is for ${was ? stageTypeLabels[was.type].toLowerCase() : ''}`,
    ],
    [
      stage.waitsFor !== undefined && !(stage.type in usualParties),
      `stages.${at}.waitsFor`,
      'Whom this stage waits for follows from its interviews and offers',
    ],
  ];
}

/**
 * Why stages cannot be kept, a message per field: types are fixed, each keeps a stage, and keys and names tell stages
 * apart. `before`: the stages of the version they were written from.
 */
export function stageFaults(stages: readonly Stage[], before: readonly Stage[]): FieldError[] {
  const missing = stageTypes.filter((type) => !stages.some((stage) => stage.type === type));
  const lacking: Finding = [
    missing.length > 0,
    'stages',
    `A pipeline keeps at least one stage of every type: ${missing.map((type) => stageTypeLabels[type]).join(', ')}`,
  ];
  return [...stages.flatMap((stage, at) => findings(stage, at, stages, before)), lacking]
    .filter(([wrong]) => wrong)
    .map(([, field, message]) => ({ field, message }));
}

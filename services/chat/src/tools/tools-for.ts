import { admits, type AppAbility } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { oncePer } from './once-per.js';
import { allTools, type Tool } from './tool.js';

/** The tools that a model may use for a caller: decided by the same rule as the operations behind them. */
export const toolsFor = oncePer((ability: AppAbility): readonly Tool[] =>
  allTools.filter(({ operation }) => admits(ability, operation.access)),
);

/**
 * Of them those somebody has described for others. Applications outside list all they may use at once, so changes whose
 * words derive from their contract are none of theirs; a model is offered the few that fit a question.
 */
export const describedFor = (ability: AppAbility): readonly Tool[] =>
  toolsFor(ability).filter(({ name }) => assistantSpecs[name] !== undefined);

import { Controller } from '@nestjs/common';
import { errors, type ApplicationScope, type Input, type Output } from '@talent-os/contracts';
import { callTool, listTools, type ToolOutcome } from '@talent-os/contracts/chat/tools.js';
import { Handles, Refused, uuidv7, type Ctx } from '@talent-os/service-kit';
import { linkOf } from '../tools/links.js';
import { RunEngine } from '../runs/run-engine.js';
import { waitingProposals } from '../tools/proposals.queries.js';
import { propose } from '../tools/propose.js';
import { recordCall } from '../tools/record-call.js';
import { runTool, type Arguments } from '../tools/run-tool.js';
import type { Tool } from '../tools/tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import { namePolicyOf } from '../applications/application-policy.controller.js';
import { HiddenNames } from './hidden-names.js';
import { outsideToolNamed, outsideTools, scopeOf } from './outside-tools.js';
import { DECIDED_AT, showProposal } from './show-proposal.js';
import { cardOf } from './tool-card.js';

/** Proposals of one person that may wait at once: who is asked too often no longer reads what they approve. */
const MOST_WAITING = 20;
const TOO_MANY = `There are ${MOST_WAITING} proposals to decide already: decide them in Talent OS first`;

/** Where the organization lets applications read names, nothing. */
type Hidden = HiddenNames | undefined;

/** The assistant's tools for applications outside. Every call is a run of its own, recorded like any other. */
@Controller()
export class ToolsController {
  constructor(private readonly engine: RunEngine) {}

  @Handles(listTools)
  list(_: Input<typeof listTools>, ctx: Ctx): Output<typeof listTools> {
    return { tools: outsideTools(ctx.ability, scopesOf(ctx)).map(cardOf) };
  }

  @Handles(callTool)
  call({ tool: name, arguments: args }: Input<typeof callTool>, ctx: Ctx): Promise<ToolOutcome> {
    const tool = outsideToolNamed(name);
    if (!tool) throw new Refused('resource.missing');
    return this.use(tool, args, outsideRun(ctx));
  }

  private async use(tool: Tool, given: Arguments, run: ToolRun): Promise<ToolOutcome> {
    if (!scopesOf(run.ctx).includes(scopeOf(tool))) return notAllowed(tool, given, run);
    const hidden = (await namePolicyOf(run.ctx)) === 'hidden' ? await HiddenNames.open(run.ctx) : undefined;
    const args = hidden?.reveal(given) ?? given;
    return tool.writes ? this.propose(tool, args, run, hidden) : look(tool, args, run, hidden);
  }

  private async propose(tool: Tool, args: Arguments, run: ToolRun, hidden: Hidden): Promise<ToolOutcome> {
    if ((await waitingProposals(run.ctx)) >= MOST_WAITING) return tooMany(tool, args, run);
    const proposed = await propose(tool, args, run);
    if (proposed.outcome !== 'proposed') return { outcome: 'refused', code: proposed.code, text: proposed.text };
    await showProposal(run.ctx, tool, proposed.proposal, this.engine.instance);
    const { title, permission, expiresAt } = proposed.proposal;
    const details = (await hidden?.details(tool, proposed.proposal.details)) ?? proposed.proposal.details;
    return { outcome: 'proposed', title, details, permission, expiresAt, link: DECIDED_AT };
  }
}

async function look(tool: Tool, args: Arguments, run: ToolRun, hidden: Hidden): Promise<ToolOutcome> {
  const result = await runTool(tool, args, run);
  if (result.outcome !== 'answered') return { outcome: 'refused', code: result.code, text: result.text };
  const { output, rows, cut, asOf } = result;
  return {
    outcome: 'answered',
    answer: hidden ? await hidden.answer(tool, output) : output,
    rows,
    cut,
    asOf,
    link: linkOf(tool, run.ctx.ability),
    writtenByPeople: Object.keys(tool.spec.trust ?? {}),
  };
}

async function tooMany(tool: Tool, args: Arguments, run: ToolRun): Promise<ToolOutcome> {
  await recordDenied(tool, args, run);
  return { outcome: 'refused', code: 'request.rate', text: `${errors['request.rate'].title}. ${TOO_MANY}` };
}

async function notAllowed(tool: Tool, args: Arguments, run: ToolRun): Promise<ToolOutcome> {
  await recordDenied(tool, args, run);
  return { outcome: 'refused', code: 'access.scope', text: errors['access.scope'].title };
}

const recordDenied = ({ operation }: Tool, args: Arguments, run: ToolRun): Promise<void> =>
  recordCall(run, {
    callId: uuidv7(),
    operation,
    args,
    rows: null,
    startedAt: performance.now(),
    decision: 'denied',
    outcome: 'denied',
  });

/** What the token of the application allows. Whoever comes without one is no application. */
function scopesOf({ principal: { application } }: Ctx): readonly ApplicationScope[] {
  if (!application) throw new Refused('access.denied');
  return application.scopes;
}

/** Says in the records that the answer went outside. */
const outsideRun = (ctx: Ctx): ToolRun => ({
  ctx,
  runId: uuidv7(),
  provider: 'mcp',
  model: null,
  promptVersion: null,
  taint: { external: false },
});

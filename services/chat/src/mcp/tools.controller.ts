import { Controller } from '@nestjs/common';
import { errors, type ApplicationScope, type ErrorCode, type Input, type Output } from '@talent-os/contracts';
import { callTool, listTools, type ToolOutcome } from '@talent-os/contracts/chat/tools.js';
import { Handles, DomainError, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { KnownPeople } from '../privacy/known-people.js';
import { linkOf } from '../tools/links.js';
import { RunEngine } from '../runs/run-engine.js';
import { waitingProposals } from '../tools/proposals.queries.js';
import { propose } from '../tools/propose.js';
import { recordCall } from '../tools/record-call.js';
import { runTool, type Arguments } from '../tools/run-tool.js';
import { knownArguments } from '../tools/json-schema.js';
import type { Tool } from '../tools/tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import { namePolicyOf } from '../applications/application-policy.controller.js';
import { HiddenNames } from './hidden-names.js';
import { asTaken, nextPageOf, unknownOutside } from './outside-arguments.js';
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
  constructor(
    private readonly engine: RunEngine,
    private readonly people: KnownPeople,
  ) {}

  @Handles(listTools)
  list(_: Input<typeof listTools>, ctx: Ctx): Output<typeof listTools> {
    return { tools: outsideTools(ctx.ability, scopesOf(ctx)).map(cardOf) };
  }

  @Handles(callTool)
  call({ tool: name, arguments: args }: Input<typeof callTool>, ctx: Ctx): Promise<ToolOutcome> {
    const tool = outsideToolNamed(name);
    if (!tool) throw new DomainError('resource.missing');
    return this.use(tool, args, outsideRun(ctx));
  }

  private async use(tool: Tool, given: Arguments, run: ToolRun): Promise<ToolOutcome> {
    if (!scopesOf(run.ctx).includes(scopeOf(tool))) return refused(tool, given, run, 'access.scope');
    const unknown = unknownOutside(tool, given);
    if (unknown.length > 0) return refused(tool, given, run, 'request.invalid', unknown.map(notAnArgument).join('. '));
    const hidden =
      (await namePolicyOf(run.ctx)) === 'hidden' ? await HiddenNames.open(run.ctx, this.people) : undefined;
    const args = asTaken(tool, hidden?.reveal(given) ?? given);
    return tool.writes ? this.propose(tool, args, run, hidden) : look(tool, args, run, hidden);
  }

  private async propose(tool: Tool, args: Arguments, run: ToolRun, hidden: Hidden): Promise<ToolOutcome> {
    const admit = async (tx: Transaction) => {
      if ((await waitingProposals(tx, run.ctx)) >= MOST_WAITING) throw new DomainError('request.rate');
    };
    const proposed = await propose(tool, args, run, uuidv7(), { admit }).catch(unlessMany);
    if (!proposed) return refused(tool, args, run, 'request.rate', TOO_MANY);
    if (proposed.outcome !== 'proposed') return { outcome: 'refused', code: proposed.code, text: proposed.text };
    await showProposal(run.ctx, tool, proposed.proposal, this.engine.instance);
    // The card is called by the change and the name of its thing: names are the person's to see.
    const { title } = tool.spec.proposes!;
    const { permission, expiresAt } = proposed.proposal;
    const details = (await hidden?.details(tool, proposed.proposal.details)) ?? proposed.proposal.details;
    return { outcome: 'proposed', title, details, permission, expiresAt, link: DECIDED_AT };
  }
}

function unlessMany(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'request.rate') return undefined;
  throw error;
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
    nextPage: nextPageOf(tool, args, output),
    asOf,
    link: linkOf(tool, run.ctx.ability),
    writtenByPeople: Object.keys(tool.spec.trust ?? {}),
  };
}

/** Refuses before anything is asked. That, too, is recorded: as denied, or as failed where the arguments are none. */
async function refused(
  tool: Tool,
  args: Arguments,
  run: ToolRun,
  code: ErrorCode,
  reason?: string,
): Promise<ToolOutcome> {
  const known = knownArguments(tool.operation, args);
  const record = { callId: uuidv7(), operation: tool.operation, args: known, rows: null, startedAt: performance.now() };
  await recordCall(run, { ...record, ...(code === 'request.invalid' ? failed : denied) });
  return { outcome: 'refused', code, text: [errors[code].title, reason].filter(Boolean).join('. ') };
}

const denied = { decision: 'denied', outcome: 'denied' } as const;
const failed = { decision: 'allowed', outcome: 'failed' } as const;

const notAnArgument = (name: string) => `${name.slice(0, 64)}: there is no such argument`;

/** What the token of the application allows. A caller without one is no application. */
function scopesOf({ principal: { application } }: Ctx): readonly ApplicationScope[] {
  if (!application) throw new DomainError('access.denied');
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

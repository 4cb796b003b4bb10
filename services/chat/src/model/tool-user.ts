import { uuidv7 } from '@talent-os/service-kit';
import type { Question, Sink } from '../answering/answerer.js';
import type { Provider } from '../providers/provider.js';
import type { ToolCall } from '../providers/tool-calls.js';
import type { Tool } from '../tools/tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import type { Taint } from '../tools/taint.rules.js';
import { linkOf } from '../tools/links.js';
import { hideFields, mapTexts } from '../privacy/hide-fields.js';
import { FIND_TOOLS, functionName, furtherTools, isHealthTool } from './offer.js';
import type { Vault } from '../privacy/placeholders.js';
import { argumentsOf, noResult, resultText } from './results.js';
import type { ToolRead } from '../verification/facts-of.js';
import type { Toolbox } from './toolbox.js';

/** Uses tools for a model, as the person who asked: what it may see it sees through their rights, what it changes it proposes. */
export class ToolUser {
  readonly taint: Taint = { external: false };
  readonly sources = new Set<number>();
  /** What operations answered, before anything was hidden or left out for the model. */
  readonly reads: ToolRead[] = [];
  /** What else the model was told: changes it prepared, and why something was refused. */
  readonly told: string[] = [];
  proposals = 0;

  constructor(
    private readonly question: Question,
    private readonly sink: Sink,
    private readonly toolbox: Toolbox,
    private readonly vault: Vault,
    private readonly promptVersion: string,
    readonly permitted: readonly Tool[],
    private offer: readonly Tool[],
    /** The conversation holds health information as such: only providers with an agreement may go on. */
    public health: boolean,
  ) {}

  /** The tools this provider may be told of. */
  offeredTo({ baaSigned }: Pick<Provider, 'baaSigned'>): readonly Tool[] {
    return baaSigned ? this.offer : this.offer.filter((tool) => !isHealthTool(tool));
  }

  get mayFindMore(): boolean {
    return this.permitted.length > this.offer.length;
  }

  /** What the model reads as the result of a call. */
  async use(call: ToolCall, provider: Provider): Promise<string> {
    const args = argumentsOf(call.args);
    if (!args) return noResult('The arguments were no JSON object.');
    if (call.name === FIND_TOOLS) return this.find(String(args.about ?? ''));
    const tool = this.offeredTo(provider).find((one) => functionName(one) === call.name);
    if (!tool) return noResult(`There is no tool called ${call.name}.`);
    const revealed = mapTexts(args, (text) => this.vault.reveal(text)) as typeof args;
    return tool.writes ? this.propose(tool, revealed, provider) : this.look(tool, revealed, provider);
  }

  private find(about: string): string {
    const fitting = (text: string) => this.toolbox.fitting(text, this.permitted, this.question.context.hubContext);
    const found = furtherTools(this.offer, fitting, about);
    this.offer = [...this.offer, ...found];
    if (found.length === 0) return noResult('There is no tool for that. Say that you cannot do it here.');
    return JSON.stringify({
      tools: found.map((tool) => ({ name: functionName(tool), description: tool.description })),
    });
  }

  private async look(tool: Tool, args: Readonly<Record<string, unknown>>, provider: Provider): Promise<string> {
    const callId = uuidv7();
    this.sink.status(`Looking at ${tool.label}...`);
    this.sink.toolCall({ callId, operation: tool.name, label: tool.label });
    const result = await this.toolbox.run(tool, args, this.run(provider), callId);
    if (result.outcome !== 'answered') {
      this.sink.toolResult({ callId, outcome: result.outcome, rows: null });
      this.told.push(result.text);
      return noResult(result.text);
    }
    const { output, rows, cut, asOf } = result;
    this.sink.toolResult({ callId, outcome: 'answered', rows });
    this.health ||= isHealthTool(tool);
    const source = this.sink.source({
      operation: tool.name,
      label: tool.label,
      link: linkOf(tool, this.question.ctx.ability),
      asOf,
    });
    this.sources.add(source);
    this.reads.push({ operation: tool.name, output, cut, asOf });
    const hidden = hideFields(output, tool.spec.phi ?? {}, this.vault);
    const data = mapTexts(hidden, (text) => this.vault.hideKnown(text));
    return resultText({
      source,
      about: tool.label,
      asOf,
      rows,
      data,
      cut,
      written: Object.keys(tool.spec.trust ?? {}),
    });
  }

  private async propose(tool: Tool, args: Readonly<Record<string, unknown>>, provider: Provider): Promise<string> {
    this.sink.status('Preparing a proposal...');
    const proposed = await this.toolbox.propose(tool, args, this.run(provider), uuidv7());
    if (proposed.outcome !== 'proposed') return noResult(proposed.text);
    this.sink.proposal(proposed.proposal);
    this.proposals += 1;
    const { title } = tool.spec.proposes!;
    this.told.push(title, ...proposed.proposal.details.map(({ value }) => value));
    return JSON.stringify({
      proposed: title,
      note: 'The person sees it and decides. Nothing has changed.',
    });
  }

  private run({ name, model }: Provider): ToolRun {
    const { ctx, runId } = this.question;
    return { ctx, runId, provider: name, model, promptVersion: this.promptVersion, taint: this.taint };
  }
}

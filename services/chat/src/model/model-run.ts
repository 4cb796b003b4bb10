import { MOST_UNVERIFIED } from '@talent-os/contracts/chat/parts.js';
import type { Outcome, Question, Sink, Turn, Usage } from '../answering/answerer.js';
import type { AnswerStatus } from '@talent-os/contracts/chat/frames.js';
import type { ActivePrompt } from '../prompts/prompts.queries.js';
import type { CompletedCall, ProviderClient } from '../providers/provider-client.js';
import type { CompletionRequest, ModelMessage } from '../providers/completion-request.js';
import type { Timeouts } from '../providers/timeouts.js';
import type { Provider } from '../providers/provider.js';
import { incompleteNotice, type Cut } from '../providers/cut.rules.js';
import { NoModelAnswered, type Reason } from '../providers/unanswered.js';
import { instructions, type PromptFacts } from './instructions.js';
import { asFunctions } from './offer.js';
import type { Vault } from '../privacy/placeholders.js';
import { noResult } from './results.js';
import { Speech } from './speech.js';
import type { ToolUser } from './tool-user.js';
import type { Transcript } from './transcript.js';
import { unverifiedIn } from '../verification/verify.js';
import { saveVault } from '../privacy/vault-store.js';

/** Calls of a model for one answer, and tools it may use after each. */
const STEPS = 6;
const CALLS = 8;
const LONGEST_ANSWER = 1_500;
/** All of an answer, tools included, in milliseconds; less than the run may take. */
const LIMIT_MS = 115_000;

/** Why an answer that has begun is not whole where nobody went on with it. */
const cutAfter: Record<Reason, Cut> = {
  away: 'unreachable',
  health: 'private',
  private: 'private',
  budget: 'budget',
  'role-budget': 'budget',
};

const byThePerson = ({ role, content }: Turn) => (role === 'user' ? [content] : []);

/** Everything one answer is made with. */
export type Preparation = {
  readonly question: Question;
  readonly sink: Sink;
  readonly signal: AbortSignal;
  readonly ask: ProviderClient;
  readonly timeouts: Timeouts;
  readonly providers: readonly Provider[];
  readonly hub: string;
  readonly prompt: ActivePrompt;
  readonly about: PromptFacts;
  /** What the person asked to be remembered, as instructions; empty without any. */
  readonly memories: string;
  readonly vault: Vault;
  readonly transcript: Transcript;
  readonly tools: ToolUser;
};

/** One answer of a model: it speaks, asks tools, and speaks again, in a bounded number of steps. */
export class ModelRun {
  private readonly speech: Speech;
  private readonly until = Date.now() + LIMIT_MS;
  private kept: string;
  private latest: Provider | undefined;
  private usage: Usage | null = null;
  private cut: Cut | undefined;

  constructor(private readonly on: Preparation) {
    this.speech = new Speech(on.sink, on.vault, on.tools.sources);
    this.kept = this.known();
  }

  /** Answers. Throws `NoModelAnswered` as long as the person has read nothing. */
  async answer(): Promise<Outcome> {
    try {
      return this.outcome(await this.steps());
    } catch (error) {
      if (!(error instanceof NoModelAnswered)) throw error;
      if (!this.hasShown()) throw error;
      this.cut = cutAfter[error.reason];
      return this.outcome('interrupted');
    }
  }

  private async steps(): Promise<AnswerStatus> {
    const { tools, transcript, signal } = this.on;
    for (let step = 1; ; step += 1) {
      const { text, answered } = await this.speak(step < STEPS);
      const { finish, toolCalls, provider } = answered;
      if (finish !== 'complete' || toolCalls.length === 0 || step === STEPS) return finish;
      transcript.said(text, toolCalls);
      for (const [index, call] of toolCalls.entries()) {
        if (signal.aborted) return 'stopped';
        const result = index < CALLS ? await tools.use(call, provider) : noResult('Too many calls at once.');
        transcript.result(call.id, result);
      }
      if (signal.aborted) return 'stopped';
    }
  }

  private async speak(mayUseTools: boolean): Promise<{ readonly text: string; readonly answered: CompletedCall }> {
    const { question, ask, signal, vault, tools } = this.on;
    const timeouts = this.timeoutsLeft();
    const requestFor = this.request(mayUseTools);
    const about = { hub: this.on.hub, health: tools.health };
    const keep = () => this.keep();
    const asking = { ctx: question.ctx, runId: question.runId, signal, timeouts, about, vault, keep };
    const answer = ask.ask(this.inOrder(), requestFor, asking);
    this.speech.begin(() => tools.taint.external || vault.size > 0);
    let text = '';
    for (;;) {
      const { done, value } = await answer.next();
      if (done) {
        this.speech.end();
        this.cut = value.cut;
        this.add(value);
        return { text, answered: value };
      }
      text += value;
      this.speech.push(value);
    }
  }

  private request(mayUseTools: boolean): (provider: Provider) => CompletionRequest {
    const { question, prompt, about, memories, transcript, tools } = this.on;
    const { permitted, mayFindMore } = tools;
    return (provider) => {
      const offered = tools.offeredTo(provider);
      const content = instructions(prompt.body, question, about, { offered, permitted, mayFindMore }) + memories;
      const system: ModelMessage = { role: 'system', content };
      return {
        messages: [system, ...transcript.all()],
        tools: asFunctions(offered, mayFindMore),
        mayUseTools,
        maxTokens: LONGEST_ANSWER,
      };
    };
  }

  /** The vault is kept before anything leaves that it explains. */
  private async keep(): Promise<void> {
    const { question, vault, tools } = this.on;
    if (this.known() === this.kept) return;
    await saveVault(question.ctx, question.sessionId, vault, tools.health);
    this.kept = this.known();
  }

  private known(): string {
    return `${this.on.vault.size} ${this.on.tools.health}`;
  }

  /** The providers that may be asked, beginning with the one that answered the step before. */
  private inOrder(): readonly Provider[] {
    return this.on.providers.toSorted((a, b) => Number(b === this.latest) - Number(a === this.latest));
  }

  private timeoutsLeft(): Timeouts {
    const left = this.until - Date.now();
    if (left <= 0) throw new NoModelAnswered('away');
    return { ...this.on.timeouts, totalMs: Math.min(this.on.timeouts.totalMs, left) };
  }

  private add({ provider, used }: CompletedCall): void {
    this.latest = provider;
    this.usage = {
      promptTokens: (this.usage?.promptTokens ?? 0) + used.promptTokens,
      completionTokens: (this.usage?.completionTokens ?? 0) + used.completionTokens,
      estimated: (this.usage?.estimated ?? false) || used.estimated,
    };
  }

  private hasShown(): boolean {
    return this.speech.spoke || this.on.tools.proposals > 0;
  }

  /** Says which numbers of the answer stand in nothing that was read for it, and whether anything was; a word too many is none. */
  private verify(whole: boolean): void {
    const { question, sink, tools } = this.on;
    const grounded = tools.reads.length + tools.proposals > 0;
    const said = [question.content, ...question.history.flatMap(byThePerson), ...tools.told];
    const known = { reads: tools.reads, said, now: question.ctx.now };
    const unverified = unverifiedIn(this.speech.text, known, whole).slice(0, MOST_UNVERIFIED);
    if (this.speech.text.trim() !== '' && (!grounded || unverified.length > 0))
      sink.verification({ grounded, unverified });
  }

  /** An answer without a word is none: better one from platform data, unless a proposal speaks for itself. */
  private outcome(status: AnswerStatus): Outcome {
    if (!this.speech.spoke && status !== 'stopped') {
      if (this.on.tools.proposals === 0) throw new NoModelAnswered('away');
      this.speech.say('This is what would change. Nothing happens until you confirm it.');
    }
    if (this.cut && status !== 'stopped') this.speech.aside(incompleteNotice(this.cut));
    this.verify(status === 'complete');
    const provider = this.latest?.name ?? null;
    const promptVersion = this.on.prompt.versionId;
    return { status, mode: 'model', usage: this.usage, provider, model: this.latest, promptVersion };
  }
}

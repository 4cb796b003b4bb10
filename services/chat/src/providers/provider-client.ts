import { setTimeout as after } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Ctx } from '@talent-os/service-kit';
import { Ledger, type Reservation, type CallUsage } from '../budget/ledger.js';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { EVERY_NETWORK } from '@talent-os/service-kit/outside/outside.rules';
import { Breakers } from '@talent-os/service-kit/outside/breaker';
import { Vault } from '../privacy/placeholders.js';
import { KnownPeople } from '../privacy/known-people.js';
import { toOutgoing, type Outgoing } from '../privacy/outgoing.js';
import type { Screen } from '../privacy/screen-of.js';
import type { CompletionRequest } from './completion-request.js';
import { complete, type CompletionEnd, type Endpoint } from './completion.js';
import { ProviderFailure, type FailureKind } from './failure.js';
import { failureOf, pauseBefore } from './failure.rules.js';
import { observeCall } from './observe-call.js';
import { TIMEOUTS, type Timeouts } from './timeouts.js';
import { noteFailure, noteSuccess } from './provider-health.js';
import { identityOf, isDeployments, type Provider } from './provider.js';
import { ProviderKeys } from './provider-keys.js';
import { lessonOf, NO_QUIRKS, type Quirks } from './quirks.js';
import { maySee } from './provider.rules.js';
import { worseReason, NoModelAnswered, type Reason } from './unanswered.js';
import { estimatedTokens } from '../budget/budget.rules.js';

/** One call that was answered, by whom, and what it took. */
export type CompletedCall = CompletionEnd & { readonly provider: Provider; readonly used: CallUsage };

export type CallOptions = {
  readonly ctx: Ctx;
  readonly runId: string | null;
  /** The person's stop. */
  readonly signal: AbortSignal;
  readonly timeouts?: Timeouts;
  /** The hub it is asked in, and whether the conversation holds health information; nothing for words of our own. */
  readonly about: { readonly hub: string; readonly health: boolean } | null;
  /** What is hidden from models, and how it is kept before anything leaves that it explains. */
  readonly vault?: Vault;
  readonly keep?: () => Promise<void>;
};
/** What a provider is sent: made for each one, because not everyone may read everything. */
export type RequestFor = (provider: Provider) => CompletionRequest;

/** Failures that only an administrator can end. */
const LASTING: readonly FailureKind[] = ['key', 'model', 'address', 'unreadable', 'redirect', 'credit'];

/**
 * The one place that decides about asking again. A provider is asked at most twice, the second time only where nothing
 * was received and it may help; then the next one by priority. Never after the first token: half an answer is kept.
 */
@Injectable()
export class ProviderClient {
  private readonly quirks = new Map<string, Quirks>();

  constructor(
    private readonly addresses: Addresses,
    private readonly keys: ProviderKeys,
    private readonly breakers: Breakers,
    private readonly ledger: Ledger,
    private readonly people: KnownPeople,
  ) {}

  /** Whether at least one of these would be asked now. */
  anyAwake(providers: readonly Provider[]): boolean {
    return providers.some((provider) => !this.breakers.isOpen(identityOf(provider)));
  }

  /** Asks a provider again that was left alone: a person wants to know now. */
  forgive(provider: Provider): void {
    this.breakers.succeeded(identityOf(provider));
  }

  /**
   * Hands on the text of the first provider that answers. What a provider may not read is not sent to it, nor where
   * nobody can tell. Throws `NoModelAnswered`; a stop ends with what there is.
   */
  async *ask(
    providers: readonly Provider[],
    requestFor: RequestFor,
    asking: CallOptions,
  ): AsyncGenerator<string, CompletedCall> {
    let reason: Reason | undefined = providers.length === 0 ? 'away' : undefined;
    let failure: ProviderFailure | undefined;
    const { vault = new Vault(), about } = asking;
    const screen = await this.screenOf(asking.ctx);
    for (const provider of providers) {
      if (!this.breakers.take(identityOf(provider))) {
        reason = worseReason(reason, 'away');
        continue;
      }
      if (about && !maySee(provider, about.hub, about.health)) {
        this.breakers.release(identityOf(provider));
        reason = worseReason(reason, 'health');
        continue;
      }
      const request = screen && toOutgoing(provider, requestFor(provider), screen, vault);
      if (!request) {
        this.breakers.release(identityOf(provider));
        reason = worseReason(reason, screen ? 'private' : 'away');
        continue;
      }
      await asking.keep?.();
      const reservation = await this.reserve(provider, request, asking);
      if (typeof reservation === 'string') {
        reason = worseReason(reason, reservation);
        continue;
      }
      try {
        return yield* this.askOne(provider, request, reservation, asking);
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        reason = worseReason(reason, 'away');
        failure = error;
        this.breakers.failed(identityOf(provider), LASTING.includes(error.kind));
        await noteFailure(asking.ctx, provider, error);
      }
    }
    throw new NoModelAnswered(reason ?? 'away', failure);
  }

  /** What the answer may cost at most is set aside; where it cannot be, the provider is left and the reason told. */
  private async reserve(provider: Provider, request: Outgoing, asking: CallOptions): Promise<Reservation | Reason> {
    const most = { promptTokens: promptTokens(request), completionTokens: request.maxTokens };
    const release = () => this.breakers.release(identityOf(provider));
    const reservation = await this.ledger.reserve(asking.ctx, provider, most, asking.runId).catch((error: unknown) => {
      release();
      throw error;
    });
    if (typeof reservation !== 'string') return reservation;
    release();
    return reservation === 'role-spent' ? 'role-budget' : 'budget';
  }

  /** What texts are screened with; nothing while the names of the organization cannot be had. */
  private async screenOf(ctx: Ctx): Promise<Screen | undefined> {
    try {
      return await this.people.screenOf(ctx);
    } catch (error) {
      ctx.log.error({ err: error }, 'no model is asked: texts cannot be screened');
      return undefined;
    }
  }

  private async *askOne(
    provider: Provider,
    request: Outgoing,
    reservation: Reservation,
    asking: CallOptions,
  ): AsyncGenerator<string, CompletedCall> {
    const { ctx } = asking;
    let ending: CompletionEnd | undefined;
    let letters = 0;
    const answer = this.attempts(provider, request, asking);
    try {
      for (;;) {
        const { done, value } = await answer.next();
        if (done) {
          ending = value;
          break;
        }
        letters += value.length;
        yield value;
      }
      const used = usedBy(ending, request);
      if (ending.finish === 'interrupted') {
        this.breakers.failed(identityOf(provider));
        await noteFailure(ctx, provider, new ProviderFailure('ended', { detail: ending.cut }));
      } else if (ending.finish === 'stopped') this.breakers.release(identityOf(provider));
      else {
        this.breakers.succeeded(identityOf(provider));
        await noteSuccess(ctx, provider);
      }
      return { ...ending, provider, used };
    } finally {
      // The reader may have gone away in the middle.
      if (!ending) {
        await answer.return(undefined as never);
        this.breakers.release(identityOf(provider));
      }
      if (ending || letters > 0)
        await this.settle(ctx, reservation, usedBy(ending ?? { written: letters, usage: undefined }, request));
      else await this.ledger.refund(ctx, reservation).catch(unsettled(ctx));
    }
  }

  private async *attempts(
    provider: Provider,
    request: Outgoing,
    { ctx, signal, timeouts = TIMEOUTS }: CallOptions,
  ): AsyncGenerator<string, CompletionEnd> {
    for (let again = true; ;) {
      try {
        const answer = complete(await this.endpointOf(ctx, provider), request, signal, timeouts);
        return yield* observeCall(provider, request.maxTokens, ctx.meta.traceparent, answer);
      } catch (error) {
        const failure = failureOf(error);
        if (this.learn(provider, failure)) continue;
        const pause = again ? pauseBefore(failure) : undefined;
        if (pause === undefined) throw failure;
        again = false;
        // Stopped meanwhile: the next attempt ends at once, as stopped.
        await after(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async endpointOf(ctx: Ctx, provider: Provider): Promise<Endpoint> {
    const { baseUrl, model } = provider;
    return {
      baseUrl,
      model,
      key: this.keys.keyOf(ctx, provider),
      agent: await this.addresses.agentFor(baseUrl, isDeployments(provider) ? { open: EVERY_NETWORK } : {}),
      quirks: this.quirks.get(identityOf(provider)) ?? NO_QUIRKS,
    };
  }

  /** A refusal that names what the host does not accept is worth another question without it; each is learned once. */
  private learn(provider: Provider, failure: ProviderFailure): boolean {
    const lesson = lessonOf(failure, this.quirks.get(identityOf(provider)) ?? NO_QUIRKS);
    if (lesson) this.quirks.set(identityOf(provider), lesson);
    return lesson !== undefined;
  }

  /** An answer is not lost because the ledger is: what stays reserved is settled later, in full. */
  private settle(ctx: Ctx, reservation: Reservation, used: CallUsage): Promise<void> {
    return this.ledger.settle(ctx, reservation, used).catch(unsettled(ctx));
  }
}

const unsettled = (ctx: Ctx) => (error: unknown) => ctx.log.error({ err: error }, 'a model call was not settled');

function usedBy(
  ending: Pick<CompletionEnd, 'written' | 'usage'> & { firstTokenMs?: number | undefined },
  request: CompletionRequest,
): CallUsage {
  const firstTokenMs = ending.firstTokenMs ?? null;
  if (ending.usage) return { ...ending.usage, estimated: false, firstTokenMs };
  return {
    promptTokens: promptTokens(request),
    completionTokens: estimatedTokens(ending.written),
    estimated: true,
    firstTokenMs,
  };
}

/** What a question will cost at the provider, in tokens, before it is asked. */
const promptTokens = ({ messages, tools }: Pick<CompletionRequest, 'messages' | 'tools'>): number =>
  estimatedTokens(JSON.stringify(messages).length + (tools.length > 0 ? JSON.stringify(tools).length : 0));

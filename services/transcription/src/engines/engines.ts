import { Injectable } from '@nestjs/common';
import type { Ctx } from '@talent-os/service-kit';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { EVERY_NETWORK } from '@talent-os/service-kit/outside/outside.rules';
import { endpointOf, keyOf, type StoredEndpoint } from './endpoint.queries.js';
import { Breakers } from '@talent-os/service-kit/outside/breaker';
import { chosenEngine } from './choose-engine.rules.js';
import { endpointEngine, type Endpoint } from './endpoint-engine.js';
import type { Engine } from './engine.js';
import { guardedEngine } from './guarded-engine.js';
import { commandEngine, localEngine } from './program-engine.js';
import { speechEnvironment } from './speech-environment.js';

/** Finds what turns speech into text: the organization's endpoint, the deployment's, a command, a program on PATH. */
@Injectable()
export class Engines {
  private readonly environment = speechEnvironment();
  private readonly command: Engine | undefined;
  private readonly local: Engine | undefined;

  constructor(
    private readonly addresses: Addresses,
    private readonly breakers: Breakers,
  ) {
    const { STT_COMMAND, STT_LANGUAGE = null, STT_MODEL_PATH } = this.environment;
    this.command = commandEngine(STT_COMMAND, STT_LANGUAGE);
    this.local = localEngine(STT_MODEL_PATH);
  }

  /** How long one attempt may take, in milliseconds. */
  get timeoutMs(): number {
    return this.environment.STT_TIMEOUT_SECONDS * 1_000;
  }

  /** The engine that hears a recording which may hold health information, or one that does not; nothing where there is none. */
  async engineFor(ctx: Ctx, health: boolean): Promise<Engine | undefined> {
    const own = await endpointOf(ctx);
    const offers = {
      organization: own?.enabled ? { engine: this.guarded(ctx, own), baaSigned: own.baaSigned } : undefined,
      deployment: this.deployment(),
      command: this.command,
      local: this.local,
    };
    return chosenEngine(offers, health);
  }

  private guarded(ctx: Ctx, own: StoredEndpoint): Engine {
    return guardedEngine(this.ownEngine(ctx, own), nameOf(own), this.breakers);
  }

  /** Asks the organization's endpoint again that was left alone: it has just answered. */
  forgive(own: StoredEndpoint): void {
    this.breakers.succeeded(nameOf(own));
  }

  /** The organization's endpoint, switched on or not; asked even while it is left alone. */
  ownEngine(ctx: Ctx, own: StoredEndpoint): Engine {
    const { baseUrl, model, language } = own;
    // The key is opened when it is needed: a lost master key fails that recording, with a reason, and nothing else.
    const connect = () => {
      const key = keyOf(ctx, own);
      return endpointEngine({ kind: 'organization', baseUrl, model, language, key }, this.addresses);
    };
    return { kind: 'organization', reads: 'sound', hear: async (...heard) => connect().hear(...heard) };
  }

  private deployment() {
    const { STT_BASE_URL: baseUrl, STT_API_KEY: key, STT_MODEL: model, STT_LANGUAGE, STT_BAA } = this.environment;
    if (!key) return undefined;
    const language = STT_LANGUAGE ?? null;
    const endpoint = { kind: 'deployment' as const, baseUrl, model, language, key, open: EVERY_NETWORK };
    const engine = endpointEngine(endpoint, this.addresses);
    return { engine: guardedEngine(engine, deploymentNameOf(endpoint), this.breakers), baaSigned: STT_BAA };
  }
}

/** What breakers remember endpoints under: a changed one is another one. */
const nameOf = ({ id, version }: StoredEndpoint): string => `${id} ${version}`;
const deploymentNameOf = ({ baseUrl, model }: Endpoint): string => `${baseUrl} ${model}`;

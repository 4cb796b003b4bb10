import { Injectable } from '@nestjs/common';
import type { Ctx } from '@talent-os/service-kit';
import { Addresses, privateAllowed } from '@talent-os/service-kit/outside/addresses';
import { endpointOf, keyOf, type StoredEndpoint } from '../settings/endpoint.queries.js';
import { chosenEngine } from './choose-engine.rules.js';
import { endpointEngine } from './endpoint-engine.js';
import type { Engine } from './engine.js';
import { commandEngine, localEngine } from './program-engine.js';
import { speechEnvironment } from './speech-environment.js';

/** Finds what turns speech into text: the organization's endpoint, the deployment's, a command, a program on PATH. */
@Injectable()
export class Engines {
  private readonly environment = speechEnvironment();
  private readonly command: Engine | undefined;
  private readonly local: Engine | undefined;

  constructor(private readonly addresses: Addresses) {
    const { STT_COMMAND, STT_LANGUAGE = null, STT_MODEL_PATH } = this.environment;
    this.command = commandEngine(STT_COMMAND, STT_LANGUAGE);
    this.local = localEngine(STT_MODEL_PATH);
  }

  /** How long one attempt may take, in milliseconds. */
  get patienceMs(): number {
    return this.environment.STT_TIMEOUT_SECONDS * 1_000;
  }

  /** The engine that hears recordings of a module; nothing where there is none. */
  async engineFor(ctx: Ctx, moduleContext: string | null | undefined): Promise<Engine | undefined> {
    const own = await endpointOf(ctx);
    const offers = {
      organization: own?.enabled ? { engine: this.ownEngine(ctx, own), baaSigned: own.baaSigned } : undefined,
      deployment: this.deployment(),
      command: this.command,
      local: this.local,
    };
    return chosenEngine(offers, moduleContext);
  }

  /** The organization's endpoint, switched on or not. */
  ownEngine(ctx: Ctx, own: StoredEndpoint): Engine {
    const { baseUrl, model, language } = own;
    // The key is opened when it is needed: a lost master key fails that recording, with a reason, and nothing else.
    const connect = () => {
      const key = keyOf(ctx, own);
      return endpointEngine(
        { kind: 'organization', baseUrl, model, language, key, allowPrivate: privateAllowed() },
        this.addresses,
      );
    };
    return { kind: 'organization', reads: 'sound', hear: async (...heard) => connect().hear(...heard) };
  }

  private deployment() {
    const { STT_BASE_URL: baseUrl, STT_API_KEY: key, STT_MODEL: model, STT_LANGUAGE, STT_BAA } = this.environment;
    if (!key) return undefined;
    const language = STT_LANGUAGE ?? null;
    const endpoint = { kind: 'deployment' as const, baseUrl, model, language, key, allowPrivate: true };
    return { engine: endpointEngine(endpoint, this.addresses), baaSigned: STT_BAA };
  }
}

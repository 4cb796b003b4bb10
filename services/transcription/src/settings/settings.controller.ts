import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  getSpeechSettings,
  putSpeechSettings,
  removeSpeechSettings,
  speechSettingsChanged,
  testSpeechSettings,
} from '@talent-os/contracts/transcription/settings.js';
import { Handles, DomainError, uuidv7, type Ctx } from '@talent-os/service-kit';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { Engines } from '../engines/engines.js';
import { failureOf } from '../engines/failure.rules.js';
import { inScratch } from '../programs/scratch.js';
import { toneOf } from '../sound/wav.js';
import { endpointOf, noteOutcome, sealedKeyOf } from '../engines/endpoint.queries.js';
import { refusalOf, statusOf } from './settings.rules.js';
import { SpeechEndpoint } from './speech-endpoint.entity.js';

/** Shorter than the caller waits, in milliseconds. */
const TEST_WITHIN = 15_000;

@Controller()
export class SettingsController {
  constructor(
    private readonly engines: Engines,
    private readonly addresses: Addresses,
  ) {}

  @Handles(getSpeechSettings)
  get(_input: Input<typeof getSpeechSettings>, ctx: Ctx) {
    return this.shown(ctx);
  }

  @Handles(putSpeechSettings)
  async put({ version, key, ...fields }: Input<typeof putSpeechSettings>, ctx: Ctx) {
    const problem = await this.addresses.problemOf(fields.baseUrl);
    if (problem) throw new DomainError('provider.address', [{ field: 'baseUrl', message: problem }]);
    await ctx.db.write(async (tx) => {
      const known = await tx.find(SpeechEndpoint, {});
      const refusal = refusalOf({ baseUrl: fields.baseUrl, version, key }, known);
      if (refusal) throw new DomainError(refusal);
      const id = known?.id ?? uuidv7();
      const sealed = key === undefined ? {} : sealedKeyOf(ctx, id, key, (known?.keyVersion ?? 0) + 1);
      // What was known of it before says nothing about what it is now.
      const next = { ...fields, ...sealed, lastError: null, lastOkAt: null };
      if (known) await tx.update(SpeechEndpoint, known, next);
      else await tx.insert(SpeechEndpoint, { sealedKey: null, keyVersion: 0, keyEnding: null, ...next, id });
      ctx.emit(speechSettingsChanged, { what: 'set' });
    });
    return this.shown(ctx);
  }

  @Handles(removeSpeechSettings)
  remove(_input: Input<typeof removeSpeechSettings>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(SpeechEndpoint, await tx.lock(SpeechEndpoint, {}));
      ctx.emit(speechSettingsChanged, { what: 'removed' });
      return {};
    });
  }

  @Handles(testSpeechSettings)
  async test(_input: Input<typeof testSpeechSettings>, ctx: Ctx) {
    const endpoint = await endpointOf(ctx);
    if (!endpoint) throw new DomainError('resource.missing');
    const started = Date.now();
    const signal = AbortSignal.timeout(TEST_WITHIN);
    const problem = await inScratch(async (folder) => {
      const path = join(folder, 'tone.wav');
      const tone = toneOf(1);
      await writeFile(path, tone);
      return this.engines.ownEngine(ctx, endpoint).hear({ path, kind: 'wav', bytes: tone.length }, folder, signal);
    }).then(
      () => null,
      (error: unknown) => {
        const failure = failureOf(error, signal.aborted);
        if (!failure) throw error;
        return failure.tells;
      },
    );
    const latencyMs = Date.now() - started;
    await noteOutcome(ctx, endpoint.id, problem);
    if (problem === null) this.engines.forgive(endpoint);
    await ctx.db.write(async () => ctx.emit(speechSettingsChanged, { what: 'tested' }));
    return { ok: problem === null, latencyMs, message: problem ?? `It answered within ${latencyMs} ms` };
  }

  private async shown(ctx: Ctx) {
    const [own, engine] = [await endpointOf(ctx), await this.engines.engineFor(ctx, false)];
    const kind = engine?.kind ?? ('none' as const);
    if (!own) return { engine: kind, endpoint: null };
    const { baseUrl, model, language, enabled, baaSigned, keyEnding, lastError, version } = own;
    const shown = { baseUrl, model, language, enabled, baaSigned, keyEnding, lastError, version };
    return { engine: kind, endpoint: { ...shown, status: statusOf(own) } };
  }
}

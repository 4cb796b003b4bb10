import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addProvider,
  listProviders,
  providersChanged,
  removeProvider,
  testProvider,
  updateProvider,
} from '@talent-os/contracts/chat/providers.js';
import { Handles, DomainError, uuidv7, type Ctx } from '@talent-os/service-kit';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { ProviderClient } from './provider-client.js';
import { sharedProvider } from './deployment-provider.js';
import { keyRing } from '@talent-os/service-kit/sealing/key-ring';
import { LlmProvider } from './llm-provider.entity.js';
import { placeOf } from './provider-keys.js';
import { endingOf, refusalOf } from './provider.rules.js';
import { providerById, shownProviders } from './providers.queries.js';
import { seal } from '@talent-os/service-kit/sealing/seal';
import { tryProvider } from './try-provider.js';

@Controller()
export class ProvidersController {
  constructor(
    private readonly addresses: Addresses,
    private readonly ask: ProviderClient,
  ) {
    // A wrong variable is told when the service starts, not with a person's first question.
    sharedProvider();
    keyRing('chat');
  }

  @Handles(listProviders)
  async list(_input: Input<typeof listProviders>, ctx: Ctx) {
    const items = await shownProviders(ctx);
    const model = sharedProvider() !== undefined || items.some(({ enabled }) => enabled);
    return { items, mode: model ? ('model' as const) : ('platform-data' as const) };
  }

  @Handles(addProvider)
  async add({ key, ...fields }: Input<typeof addProvider>, ctx: Ctx) {
    const refusal = refusalOf(fields, key);
    if (refusal) throw new DomainError(refusal);
    await this.checkAddress(fields.baseUrl);
    const id = uuidv7();
    await ctx.db.write(async (tx) => {
      await tx.insert(LlmProvider, { id, ...fields, ...sealedFor(ctx, id, key, 1), lastError: null, lastOkAt: null });
      ctx.emit(providersChanged, { providerId: id, what: 'added' });
    });
    return readProvider(ctx, id);
  }

  @Handles(updateProvider)
  async update({ providerId, version, key, ...fields }: Input<typeof updateProvider>, ctx: Ctx) {
    // Whether there is such a provider comes first: of another organization's nothing is said, not even about input.
    if (!(await providerById(ctx, providerId))) throw new DomainError('resource.missing');
    await this.checkAddress(fields.baseUrl);
    await ctx.db.write(async (tx) => {
      const provider = await tx.lock(LlmProvider, providerId);
      const refusal = refusalOf(fields, key, provider);
      if (refusal) throw new DomainError(refusal);
      tx.expectVersion(provider, version);
      const sealed = key === undefined ? {} : sealedFor(ctx, providerId, key, provider.keyVersion + 1);
      const changed = key !== undefined || fields.baseUrl !== provider.baseUrl || fields.model !== provider.model;
      // What was known of it before says nothing about what it is now.
      const unproven = changed ? { lastError: null, lastOkAt: null } : {};
      await tx.update(LlmProvider, provider, { ...fields, ...sealed, ...unproven });
      ctx.emit(providersChanged, { providerId, what: 'changed' });
    });
    return readProvider(ctx, providerId);
  }

  @Handles(removeProvider)
  remove({ providerId }: Input<typeof removeProvider>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(LlmProvider, await tx.lock(LlmProvider, providerId));
      ctx.emit(providersChanged, { providerId, what: 'removed' });
      return {};
    });
  }

  @Handles(testProvider)
  async test({ providerId }: Input<typeof testProvider>, ctx: Ctx) {
    const provider = await providerById(ctx, providerId);
    if (!provider) throw new DomainError('resource.missing');
    const trial = await tryProvider(this.ask, ctx, provider);
    await ctx.db.write(async () => ctx.emit(providersChanged, { providerId, what: 'tested' }));
    return trial;
  }

  private async checkAddress(baseUrl: string): Promise<void> {
    const problem = await this.addresses.problemOf(baseUrl);
    if (problem) throw new DomainError('provider.address', [{ field: 'baseUrl', message: problem }]);
  }
}

const sealedFor = (ctx: Ctx, providerId: string, key: string, keyVersion: number) => ({
  sealedKey: seal(key, placeOf(ctx.organizationId, providerId, keyVersion)),
  keyVersion,
  keyEnding: endingOf(key),
});

async function readProvider(ctx: Ctx, providerId: string) {
  const [provider] = await shownProviders(ctx, providerId);
  if (!provider) throw new DomainError('resource.missing');
  return provider;
}

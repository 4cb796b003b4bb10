import { Injectable } from '@nestjs/common';
import { rewrapSecrets } from '@talent-os/contracts/chat/jobs.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { keyRing, type KeyRing } from '@talent-os/service-kit/sealing/key-ring';
import { missingKeys, rewrapAll, secretHolders } from '../providers/secrets.queries.js';

@Injectable()
export class RewrapSecrets {
  /** Brings every secret under the current key, so that earlier ones can be taken away. One organization's trouble is not another's. */
  @Works(rewrapSecrets)
  async rewrap(_: object, ctx: Ctx): Promise<void> {
    const ring = keyRing('chat');
    for (const { organizationId } of await secretHolders(ctx.db))
      await rewrapIn(ctx.forOrganization(organizationId), ring).catch((error: unknown) =>
        ctx.log.error({ err: error, organizationId }, 'secrets were not wrapped again'),
      );
  }
}

async function rewrapIn(ctx: Ctx, ring: KeyRing): Promise<void> {
  const { organizationId, log } = ctx;
  // Told first: what cannot be opened must not stop the rest from being told.
  const missing = await missingKeys(ctx, ring);
  if (missing.length > 0)
    log.error({ organizationId, missing }, 'secrets need a key that is not there: name it in CHAT_KEK_PREVIOUS');
  const secrets = await rewrapAll(ctx, ring);
  if (secrets > 0) log.info({ organizationId, secrets, key: ring.current.id }, 'secrets are under the current key');
}

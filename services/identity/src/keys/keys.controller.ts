import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { getKeys } from '@talent-os/contracts/identity/access-tokens.js';
import { rotateKeys } from '@talent-os/contracts/identity/jobs.js';
import { Handles, Works, type Ctx } from '@talent-os/service-kit';
import { publishedKeys } from './key.rules.js';
import { ensureKeys, readKeys } from './signing-key.queries.js';

@Controller()
export class KeysController {
  @Handles(getKeys)
  async keys(_: Input<typeof getKeys>, ctx: Ctx): Promise<Output<typeof getKeys>> {
    const known = await readKeys(ctx.db);
    const keys = known.length > 0 ? known : await ensureKeys(ctx);
    return { keys: publishedKeys(keys, ctx.now).map(({ publicJwk }) => ({ ...publicJwk })) };
  }

  @Works(rotateKeys)
  async rotate(_: object, ctx: Ctx): Promise<void> {
    await ensureKeys(ctx);
  }
}

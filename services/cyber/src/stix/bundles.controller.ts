import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addBundle,
  bundleMoved,
  BUNDLES_TOLD,
  listBundles,
  takeBundle,
  type BundleImport as Told,
} from '@talent-os/contracts/cyber/bundle-imports.js';
import { FileStore, Handles, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { keptName } from '@talent-os/service-kit/files/kept-name';
import { openKey } from '@talent-os/service-kit/files/sealed-file';
import { BundleImport } from './bundle-import.entity.js';
import { keepBundle } from './bundle-file.js';

@Controller()
export class BundlesController {
  constructor(private readonly files: FileStore) {}

  @Handles(addBundle)
  async add({ name, file }: Input<typeof addBundle>, ctx: Ctx) {
    const id = uuidv7();
    const { userId } = ctx;
    const key = openKey(ctx.organizationId, file);
    try {
      return await ctx.db.write(async (tx) => {
        await forgetEarlier(tx, userId);
        const { object, sealedKey } = file;
        const known = { objects: null, result: null, endedAt: null };
        const filename = keptName(name, 'json', /\.json$/i);
        await tx.insert(BundleImport, { id, userId, filename, object, sealedKey, state: 'waiting', ...known });
        await keepBundle(tx, this.files, id, { file, key, until: ctx.meta.deadline });
        ctx.enqueue(takeBundle, { bundleImportId: id });
        ctx.emit(bundleMoved, { bundleImportId: id, userId, state: 'waiting' });
        return { id };
      });
    } finally {
      this.files.discard(file.object);
    }
  }

  @Handles(listBundles)
  async list(_input: Input<typeof listBundles>, ctx: Ctx) {
    const items = await ctx.db.read<Told>(
      `select id, filename, state, objects, result, created_at as "startedAt", ended_at as "endedAt"
       from cyber.bundle_import where organization_id = $1 and user_id = $2
       order by created_at desc, id limit $3::int`,
      [ctx.userId, BUNDLES_TOLD],
    );
    return { items };
  }
}

/** Of bundles that are all there, only the latest are told of. */
const forgetEarlier = (tx: Transaction, userId: string): Promise<unknown> =>
  tx.execute(
    `delete from cyber.bundle_import where organization_id = $1 and user_id = $2 and state = 'done' and id not in (
       select id from cyber.bundle_import where organization_id = $1 and user_id = $2
       order by created_at desc, id limit $3::int)`,
    [userId, BUNDLES_TOLD - 1],
  );

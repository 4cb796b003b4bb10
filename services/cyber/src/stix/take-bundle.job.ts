import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { bundleMoved, takeBundle, type BundleState } from '@talent-os/contracts/cyber/bundle-imports.js';
import { threatPublished } from '@talent-os/contracts/cyber/threat-events.js';
import { textOfBytes } from '@talent-os/contracts/text-of-bytes.js';
import { Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import { offThread } from '@talent-os/service-kit/off-thread';
import { contentOf, forgetBundles } from './bundle-file.js';
import { BundleImport } from './bundle-import.entity.js';
import { accountOf, importBundle, type ImportResult } from './import-bundle.js';
import type { Keeper } from './keeper.js';
import { IN_BACKGROUND, type Bundle, type bundleOf } from './read-bundle.js';

const READER = new URL('read-bundle.js', import.meta.url);
const READ_WITHIN_MS = 60_000;
/** A statement that keeps ten thousand objects may take longer than one that somebody waits for. */
const LONGER = `select set_config('statement_timeout', '60000', true)`;

type BundleToTake = Pick<BundleImport, 'id' | 'userId' | 'object' | 'sealedKey'> & { readonly receivedAt: string };

@Injectable()
export class TakeBundle {
  /**
   * Takes a bundle over in one transaction, with what came of it: a job that is killed has kept nothing, and begins again.
   * How far it is, is told between its steps.
   */
  @Works(takeBundle)
  async take({ bundleImportId }: JobData<typeof takeBundle>, ctx: Ctx): Promise<void> {
    const work = await ctx.db.readOne<BundleToTake>(
      `select id, user_id as "userId", object, sealed_key as "sealedKey", created_at as "receivedAt"
       from cyber.bundle_import where organization_id = $1 and id = $2 and state <> 'done'`,
      [bundleImportId],
    );
    if (!work) return;
    await this.move(ctx, work, { state: 'reading' });
    const { text } = textOfBytes(await contentOf(ctx, work));
    const task = { text, now: new Date(work.receivedAt), limits: IN_BACKGROUND };
    const bundle = await offThread<Parameters<typeof bundleOf>[0], Bundle>(READER, 'bundleOf', task, READ_WITHIN_MS);
    await this.move(ctx, work, { state: 'keeping', objects: bundle.read });
    await ctx.db.write((tx) => keep(tx, ctx, work, bundle));
  }

  private move(
    ctx: Ctx,
    { id, userId }: BundleToTake,
    step: { readonly state: BundleState; readonly objects?: number },
  ): Promise<void> {
    return ctx.db.write(async (tx) => {
      const row = await tx.lock(BundleImport, id);
      if (row.state === 'done') return;
      await tx.update(BundleImport, row, step);
      ctx.emit(bundleMoved, { bundleImportId: id, userId, state: step.state });
    }, 'bookkeeping');
  }
}

async function keep(tx: Transaction, ctx: Ctx, { id, userId }: BundleToTake, bundle: Bundle): Promise<void> {
  const row = await tx.lock(BundleImport, id);
  // Another process was first.
  if (row.state === 'done') return;
  await tx.execute(LONGER);
  const keeper: Keeper = { now: ctx.now, userId, emit: (...told) => ctx.emit(...told) };
  const taken: ImportResult =
    bundle.objects.length === 0
      ? { changed: 0, sightings: 0, account: accountOf(bundle, { taken: 0, kept: 0, loose: [] }) }
      : await importBundle(tx, keeper, bundle);
  const [threats, indicators] = [bundle.threats.length, bundle.patterns.length];
  const result = { threats, indicators, ...taken, refused: [...bundle.refused] };
  await tx.update(BundleImport, row, { state: 'done', objects: bundle.read, result, endedAt: ctx.now });
  await forgetBundles(tx, [id]);
  if (taken.account.taken + taken.sightings > 0) ctx.emit(threatPublished, { threats, indicators });
  ctx.emit(bundleMoved, { bundleImportId: id, userId, state: 'done' });
}

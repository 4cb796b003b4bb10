import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { copyShared, getShared, listShares } from '@talent-os/contracts/chat/shares.js';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { branchOf } from './branch.queries.js';
import { contentOf } from './content.queries.js';
import { copySession } from './copy-session.js';
import { barriersToMe, openShare } from './may-read.js';
import { forReader } from './reader-view.rules.js';
import { mySharesOf, receivedShare, type ShareRow } from './shares.queries.js';

/** What somebody reads that a colleague shares. Rights are checked at each read. */
@Controller()
export class SharedController {
  @Handles(listShares)
  async list(_: Input<typeof listShares>, ctx: Ctx): Promise<Output<typeof listShares>> {
    const rows = await mySharesOf(ctx);
    const received = rows.filter(({ recipientId }) => recipientId === ctx.userId);
    const contents = await contentOf(
      ctx.db,
      received.map(({ sessionId }) => sessionId),
    );
    const nameOf = await namesOf(ctx, rows);
    const barrierTo = barriersToMe(ctx);
    const withMe = await Promise.all(
      received.map(async (row) => {
        const open = (await barrierTo(contents.get(row.sessionId)!, row.ownerId)) === null;
        return { ...shown(row, nameOf(row.ownerId)), open, title: open ? row.title : null };
      }),
    );
    const given = rows.filter(({ ownerId }) => ownerId === ctx.userId);
    return { withMe, byMe: given.map((row) => ({ ...shown(row, nameOf(row.recipientId)), open: true })) };
  }

  @Handles(getShared)
  async get({ shareId }: Input<typeof getShared>, ctx: Ctx): Promise<Output<typeof getShared>> {
    const { share } = await openShare(ctx, await receivedShare(ctx, shareId));
    const [branch, nameOf] = await Promise.all([branchOf(ctx, share.leafId, share.ownerId), namesOf(ctx, [share])]);
    const { updatedAt: _, ...head } = shown(share, nameOf(share.ownerId));
    return { ...head, messages: branch.map(forReader) };
  }

  @Handles(copyShared)
  async copy({ shareId }: Input<typeof copyShared>, ctx: Ctx): Promise<Output<typeof copyShared>> {
    const { share, content } = await openShare(ctx, await receivedShare(ctx, shareId));
    const branch = await branchOf(ctx, share.leafId, share.ownerId);
    return { sessionId: await copySession(ctx, branch, content, share.hubTitle) };
  }
}

const shown = ({ id, sessionId, title, hubTitle, sharedAt, updatedAt }: ShareRow, personName: string) => ({
  id,
  sessionId,
  title,
  hubTitle,
  personName,
  sharedAt,
  updatedAt,
});

async function namesOf(ctx: Ctx, rows: readonly ShareRow[]): Promise<(id: string) => string> {
  const ids = [...new Set(rows.flatMap(({ ownerId, recipientId }) => [ownerId, recipientId]))];
  const people = ids.length === 0 ? [] : (await ctx.call(namePeople, { ids })).people;
  return (id) => people.find((person) => person.id === id)?.name ?? 'A colleague';
}

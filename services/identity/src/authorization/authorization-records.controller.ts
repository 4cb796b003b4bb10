import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  consumeAuthorizationRecord,
  findAuthorizationRecord,
  forgetAuthorizationRecord,
  getAuthorizationSecrets,
  keepAuthorizationRecord,
} from '@talent-os/contracts/identity/authorization-records.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { derivedKey } from '../crypto/master-key.js';
import { consumeRecord, forgetRecord, keepRecord, recordsOf, recordWith } from './authorization-records.queries.js';

/** The memory of the authorization server, which speaks at the edge and keeps nothing there. */
@Controller()
export class AuthorizationRecordsController {
  @Handles(keepAuthorizationRecord)
  async keep(
    { kind, id, payload, seconds, grantId }: Input<typeof keepAuthorizationRecord>,
    ctx: Ctx,
  ): Promise<Output<typeof keepAuthorizationRecord>> {
    const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
    await recordsOf(ctx).db.write((tx) => keepRecord(tx, { kind, id, payload, grantId, expiresAt }), 'bookkeeping');
    return {};
  }

  @Handles(findAuthorizationRecord)
  async find(
    { kind, id }: Input<typeof findAuthorizationRecord>,
    ctx: Ctx,
  ): Promise<Output<typeof findAuthorizationRecord>> {
    return { found: (await recordWith(recordsOf(ctx).db, kind, id, ctx.now)) ?? null };
  }

  @Handles(consumeAuthorizationRecord)
  async consume(
    { kind, id }: Input<typeof consumeAuthorizationRecord>,
    ctx: Ctx,
  ): Promise<Output<typeof consumeAuthorizationRecord>> {
    const consumed = await recordsOf(ctx).db.write((tx) => consumeRecord(tx, kind, id, ctx.now), 'bookkeeping');
    return { consumed };
  }

  @Handles(forgetAuthorizationRecord)
  async forget(
    { kind, id }: Input<typeof forgetAuthorizationRecord>,
    ctx: Ctx,
  ): Promise<Output<typeof forgetAuthorizationRecord>> {
    await recordsOf(ctx).db.write((tx) => forgetRecord(tx, kind, id), 'bookkeeping');
    return {};
  }

  @Handles(getAuthorizationSecrets)
  async secrets(): Promise<Output<typeof getAuthorizationSecrets>> {
    return { cookieKey: derivedKey('authorization-cookies').toString('base64url') };
  }
}

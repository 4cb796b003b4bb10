import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { takeOwnData } from '@talent-os/contracts/talent/own-data.js';
import { FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import { fileName } from '@talent-os/service-kit/files/file-store';
import { storeSealed } from '@talent-os/service-kit/files/sealed-file';
import { zipped } from '@talent-os/service-kit/files/zipped';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { filesOf } from './collect.js';

@Controller()
export class OwnDataController {
  constructor(private readonly files: FileStore) {}

  @Handles(takeOwnData)
  async take(_: Input<typeof takeOwnData>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const object = fileName('talent');
    let bytes = 0;
    async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
      for await (const piece of pieces) {
        bytes += piece.length;
        yield piece;
      }
    }
    const archive = counted(zipped(filesOf(ctx, this.files), ctx.now));
    const sealedKey = await storeSealed(this.files, object, ctx.organizationId, archive, ctx.meta.deadline);
    return { object, sealedKey, bytes, kind: 'zip' as const, filename: `My data ${today}.zip` };
  }
}

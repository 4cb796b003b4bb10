import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { getMyPhoto } from '@talent-os/contracts/identity/own-photo.js';
import {
  changeProfile,
  getProfile,
  profileChanged,
  removePhoto,
  setPhoto,
  type Profile,
} from '@talent-os/contracts/identity/profile.js';
import { FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import { Person } from '../people/person.entity.js';
import { keepPicture, pictureOf, removePicture } from '../pictures/pictures.js';

const PROFILE = `
  select p.first_name as "firstName", p.last_name as "lastName", p.title, coalesce(p.phone, '') as phone,
    coalesce(p.pronouns, '') as pronouns, to_json(coalesce(p.languages, '{}')) as languages, p.timezone, p.email, p.version,
    case when c.id is not null then json_build_object('email', c.email, 'oldConfirmed', c.old_confirmed_at is not null,
      'newConfirmed', c.new_confirmed_at is not null) end as "pendingEmail"
  from identity.person p
  left join identity.address_change c on c.organization_id = $1 and c.person_id = p.id and c.expires_at > $3
  where p.organization_id = $1 and p.id = $2`;

@Controller()
export class ProfileController {
  constructor(private readonly files: FileStore) {}

  @Handles(getProfile)
  get(_: Input<typeof getProfile>, ctx: Ctx): Promise<Profile> {
    return ctx.db.readExisting<Profile>(PROFILE, [ctx.userId, ctx.now]);
  }

  @Handles(changeProfile)
  change({ version, ...changes }: Input<typeof changeProfile>, ctx: Ctx): Promise<Output<typeof changeProfile>> {
    return ctx.db.write(async (tx) => {
      const person = await tx.update(Person, await tx.lock(Person, ctx.userId, version), changes);
      ctx.emit(profileChanged, { userId: ctx.userId });
      return { version: person.version };
    });
  }

  @Handles(getMyPhoto)
  async photo(_: Input<typeof getMyPhoto>, ctx: Ctx): Promise<Output<typeof getMyPhoto>> {
    return { photo: await pictureOf(ctx.db, ctx.userId) };
  }

  @Handles(setPhoto)
  async setPhoto({ file }: Input<typeof setPhoto>, ctx: Ctx): Promise<Output<typeof setPhoto>> {
    await keepPicture(ctx, this.files, file, ctx.userId, () => ctx.emit(profileChanged, { userId: ctx.userId }));
    return {};
  }

  @Handles(removePhoto)
  async removePhoto(_: Input<typeof removePhoto>, ctx: Ctx): Promise<Output<typeof removePhoto>> {
    await ctx.db.write(async (tx) => {
      await removePicture(tx, ctx.userId);
      ctx.emit(profileChanged, { userId: ctx.userId });
    });
    return {};
  }
}

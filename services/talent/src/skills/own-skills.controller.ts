import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addOwnSkill,
  askSkillVerification,
  changeOwnSkill,
  findSkills,
  listOwnSkills,
  MAX_OWN_SKILLS,
  removeOwnSkill,
} from '@talent-os/contracts/talent/own-skills.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { closest } from './closest.rules.js';
import { skillsBesides, skillsHeldBy } from './own-skills.queries.js';
import { PersonSkill } from './person-skill.entity.js';
import { Skill } from './skill.entity.js';

@Controller()
export class OwnSkillsController {
  @Handles(listOwnSkills)
  async list(_: Input<typeof listOwnSkills>, ctx: Ctx) {
    const skills = await skillsHeldBy(ctx.db, ctx.userId);
    const people = await peopleById(
      ctx,
      skills.map(({ verifiedById }) => verifiedById),
    );
    return {
      items: skills.map(({ verifiedById, ...skill }) => ({
        ...skill,
        verifiedByName: verifiedById && people(verifiedById).name,
      })),
    };
  }

  @Handles(findSkills)
  async find({ search }: Input<typeof findSkills>, ctx: Ctx) {
    return { items: closest(await skillsBesides(ctx.db, ctx.userId), search) };
  }

  @Handles(addOwnSkill)
  add({ skillId, ...said }: Input<typeof addOwnSkill>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`skills/${ctx.userId}`);
      await tx.get(Skill, skillId);
      const held = await tx.findAll(PersonSkill, { userId: ctx.userId });
      if (held.some((skill) => skill.skillId === skillId)) throw new DomainError('skill.present');
      if (held.length >= MAX_OWN_SKILLS) throw new DomainError('skill.many');
      const { version } = await tx.insert(PersonSkill, { ...said, skillId, userId: ctx.userId, verified: false });
      tell(ctx);
      return { version };
    });
  }

  @Handles(changeOwnSkill)
  change({ skillId, version, ...said }: Input<typeof changeOwnSkill>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const held = await ownSkill(tx, ctx, skillId, version);
      // What somebody confirmed is the level it had.
      const confirmed = said.level === held.level ? {} : { verified: false, verifiedById: null, verifiedAt: null };
      await tx.update(PersonSkill, held, { ...said, ...confirmed });
      tell(ctx);
      return { version: held.version };
    });
  }

  @Handles(removeOwnSkill)
  remove({ skillId }: Input<typeof removeOwnSkill>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(PersonSkill, await ownSkill(tx, ctx, skillId));
      tell(ctx);
      return {};
    });
  }

  @Handles(askSkillVerification)
  ask({ skillId, asked }: Input<typeof askSkillVerification>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const held = await ownSkill(tx, ctx, skillId);
      if (held.verified) throw new DomainError('skill.verified');
      await tx.update(PersonSkill, held, { askedAt: asked ? (held.askedAt ?? ctx.now) : null });
      tell(ctx);
      return { version: held.version };
    });
  }
}

/** To everybody but its owner, what somebody says they can do is not there to change. */
const ownSkill = (tx: Transaction, ctx: Ctx, skillId: string, version?: number) =>
  tx.lock(PersonSkill, { skillId, userId: ctx.userId }, version);

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'skills' });

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { MATRIX_PEOPLE } from '@talent-os/contracts/talent/development-states.js';
import { skillConfirmed } from '@talent-os/contracts/talent/development-events.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { confirmSkill, getSkillMatrix } from '@talent-os/contracts/talent/skill-matrix.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { PersonSkill } from '../skills/person-skill.entity.js';
import { Skill } from '../skills/skill.entity.js';
import { gapsOf, mayAbout, singlesOf } from './matrix.rules.js';
import { matrixOf } from './matrix.queries.js';
import { seatOfAnother } from './seat-of-another.js';

@Controller()
export class SkillMatrixController {
  @Handles(getSkillMatrix)
  async get(input: Input<typeof getSkillMatrix>, ctx: Ctx) {
    const { seats, ...matrix } = await matrixOf(ctx, input);
    const shown = seats.slice(0, MATRIX_PEOPLE);
    const named = await peopleById(
      ctx,
      shown.map(({ personId }) => personId),
    );
    const people = shown.map((seat) => ({ ...seat, name: named(seat.personId).name, may: mayAbout(seat, ctx.userId) }));
    return {
      ...matrix,
      people,
      more: seats.length > shown.length,
      gaps: gapsOf(matrix.skills, people),
      single: singlesOf(matrix.skills, people),
    };
  }

  @Handles(confirmSkill)
  async confirm({ positionId, skillId, level, evidence }: Input<typeof confirmSkill>, ctx: Ctx) {
    const { personId } = await seatOfAnother(ctx, positionId);
    return ctx.db.write(async (tx) => {
      await tx.get(Skill, skillId);
      await tx.advisoryLock(`skills/${personId}`);
      const [held] = await tx.findAll(PersonSkill, { userId: personId, skillId });
      const said = { level, evidence, verified: true, verifiedById: ctx.userId, verifiedAt: ctx.now, askedAt: null };
      if (held) await tx.update(PersonSkill, await tx.lock(PersonSkill, held.id), said);
      else await tx.insert(PersonSkill, { ...said, userId: personId, skillId });
      ctx.emit(skillConfirmed, { personId, skillId, level, byId: ctx.userId });
      ctx.emit(profileChanged, { userId: personId, part: 'skills' });
      return { level };
    });
  }
}

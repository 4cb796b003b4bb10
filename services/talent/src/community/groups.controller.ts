import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  communityGroupChanged,
  communityGroupHandedOver,
  createCommunityGroup,
  joinCommunityGroup,
  leaveCommunityGroup,
  listCommunityGroups,
  listCommunityMembers,
  MAX_GROUPS,
} from '@talent-os/contracts/talent/community-groups.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { IsNull } from 'typeorm';
import { peopleById } from '../people/people.js';
import { CommunityGroup } from './community-group.entity.js';
import { CommunityMember } from './community-member.entity.js';
import { leaveRefusal } from './group.rules.js';
import { pageOfGroups, pageOfMembers } from './groups.queries.js';
import { lockGroup } from './lock-group.js';
import { refuseKeptOut } from './refuse-kept-out.js';

@Controller()
export class CommunityGroupsController {
  @Handles(listCommunityGroups)
  async list(input: Input<typeof listCommunityGroups>, ctx: Ctx) {
    const { roles, regions, ...found } = await pageOfGroups(ctx, input);
    const people = await peopleById(
      ctx,
      found.items.map(({ moderatorId }) => moderatorId),
    );
    const items = found.items.map(({ moderatorId, ...group }) => ({
      ...group,
      moderatorName: moderatorId === null ? '' : people(moderatorId).name,
      may: { do: [group.joined ? ('leave' as const) : ('join' as const)] },
    }));
    return { items, ...totalOf(found), roles, regions };
  }

  @Handles(listCommunityMembers)
  async members(input: Input<typeof listCommunityMembers>, ctx: Ctx) {
    const found = await pageOfMembers(ctx, input);
    const people = await peopleById(
      ctx,
      found.items.map(({ userId, alias }) => (alias === null ? userId : null)),
    );
    const items = found.items.map(({ id, userId, alias, moderates }) => ({
      id,
      name: alias ?? people(userId).name,
      underAlias: alias !== null,
      moderates,
    }));
    return { items, ...totalOf(found) };
  }

  @Handles(createCommunityGroup)
  create({ name, about, industry, role, region }: Input<typeof createCommunityGroup>, ctx: Ctx) {
    refuseKeptOut({ name, about });
    const written = ctx.db.write(async (tx) => {
      await tx.advisoryLock(`community/${ctx.userId}`);
      const moderated = await tx.findAll(CommunityGroup, { moderatorId: ctx.userId, closedAt: IsNull() });
      if (moderated.length >= MAX_GROUPS) throw new DomainError('community.groups');
      const { id } = await tx.insert(CommunityGroup, {
        name,
        about,
        industry,
        role: role || null,
        region: region || null,
        moderatorId: ctx.userId,
      });
      await tx.insert(CommunityMember, { groupId: id, userId: ctx.userId });
      ctx.emit(communityGroupChanged, { communityGroupId: id, what: 'created' });
      return { communityGroupId: id };
    });
    return refuseDuplicates(written, { community_group_name: 'community.name' });
  }

  @Handles(joinCommunityGroup)
  join({ communityGroupId, alias }: Input<typeof joinCommunityGroup>, ctx: Ctx) {
    refuseKeptOut({ alias });
    const written = ctx.db.write(async (tx) => {
      await lockGroup(tx, communityGroupId);
      await tx.insert(CommunityMember, { groupId: communityGroupId, userId: ctx.userId, alias });
      ctx.emit(communityGroupChanged, { communityGroupId, what: 'joined' });
      return {};
    });
    return refuseDuplicates(written, {
      community_member_once: 'community.joined',
      community_member_alias: 'community.alias',
    });
  }

  @Handles(leaveCommunityGroup)
  leave({ communityGroupId, nextModeratorId, close }: Input<typeof leaveCommunityGroup>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const group = await lockGroup(tx, communityGroupId);
      const membership = await tx.lock(CommunityMember, { groupId: communityGroupId, userId: ctx.userId });
      const moderates = group.moderatorId === ctx.userId;
      const next = nextModeratorId ? await tx.get(CommunityMember, nextModeratorId) : undefined;
      const refusal = leaveRefusal({
        moderates,
        close,
        named: next !== undefined,
        successor: next?.groupId === group.id ? { alias: next.alias, isSelf: next.userId === ctx.userId } : undefined,
      });
      if (refusal) throw new DomainError(refusal);
      await tx.remove(CommunityMember, membership);
      if (moderates && close) await tx.update(CommunityGroup, group, { moderatorId: null, closedAt: ctx.now });
      else if (moderates && next) {
        await tx.update(CommunityGroup, group, { moderatorId: next.userId });
        ctx.emit(communityGroupHandedOver, { communityGroupId, groupName: group.name, moderatorId: next.userId });
      }
      ctx.emit(communityGroupChanged, { communityGroupId, what: moderates && close ? 'closed' : 'left' });
      return {};
    });
  }
}

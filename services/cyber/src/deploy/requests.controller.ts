import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { deployCancelled, deployRequested } from '@talent-os/contracts/cyber/deploy-events.js';
import { deployStates } from '@talent-os/contracts/cyber/deploy-states.js';
import {
  cancelDeployRequest,
  createDeployRequest,
  exportDeployRequests,
  getDeployRequest,
  listDeployRequests,
  rankPeople,
} from '@talent-os/contracts/cyber/deploy.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached, nameIn } from '../people/people-cache.js';
import { closeOpen } from './change-match.js';
import { DeployMatch } from './deploy-match.entity.js';
import { DeployRequest } from './deploy-request.entity.js';
import { ASKER, listOfRequests, REQUEST, requestsWhere, USUAL, type RequestRow } from './deploy.queries.js';
import { startRefusal } from './deploy.rules.js';
import { rankedPeople } from './people.queries.js';
import { requestOf } from './proposals.queries.js';

const columns = [
  'location',
  'workRoles',
  'clearance',
  'startBy',
  'count',
  'accepted',
  'deployed',
  'status',
  'requestedByName',
] as const;

@Controller()
export class DeployRequestsController {
  @Handles(listDeployRequests)
  list(input: Input<typeof listDeployRequests>, ctx: Ctx) {
    return listOfRequests(ctx, input);
  }

  @Handles(exportDeployRequests)
  async export(input: Input<typeof exportDeployRequests>, ctx: Ctx) {
    const filters = requestsWhere(input);
    const page = filters.filePage(input.skip);
    const { where, args } = filters;
    const requests = await ctx.db.read<RequestRow>(
      `select ${REQUEST}, count(*) over () as total from cyber.deploy_request r ${ASKER} where ${where}
       order by ${USUAL}, r.id ${page}`,
      args,
    );
    return exportOf(ctx, 'rapid-deployments', listDeployRequests, columns, requests);
  }

  @Handles(getDeployRequest)
  get({ deployRequestId }: Input<typeof getDeployRequest>, ctx: Ctx) {
    return requestOf(ctx, deployRequestId);
  }

  @Handles(rankPeople)
  async people({ deployRequestId }: Input<typeof rankPeople>, ctx: Ctx) {
    return { people: await rankedPeople(ctx, await requestOf(ctx, deployRequestId)) };
  }

  @Handles(createDeployRequest)
  async create(wanted: Input<typeof createDeployRequest>, ctx: Ctx) {
    const refusal = startRefusal(wanted.startBy, await todayOf(ctx));
    if (refusal) throw new DomainError(refusal);
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const { id, createdAt, version } = await tx.insert(DeployRequest, {
        ...wanted,
        workRoles: [...new Set(wanted.workRoles)],
        status: 'open',
        requestedById: ctx.userId,
        cancelReason: null,
      });
      ctx.emit(deployRequested, { requestId: id });
      return {
        ...wanted,
        id,
        version,
        status: 'open' as const,
        requestedByName: await nameIn(tx, ctx.userId),
        createdAt: createdAt.toISOString(),
        proposed: 0,
        accepted: 0,
        deployed: 0,
      };
    });
  }

  @Handles(cancelDeployRequest)
  cancel({ deployRequestId, version, reason }: Input<typeof cancelDeployRequest>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const request = await tx.lock(DeployRequest, deployRequestId);
      if (deployStates[request.status].over) throw new DomainError('deploy.over');
      tx.expectVersion(request, version);
      const matches = await tx.findAll(DeployMatch, { requestId: request.id });
      await tx.update(DeployRequest, request, { status: 'cancelled', cancelReason: reason });
      const openUserIds = await closeOpen(tx, matches, 'The request was cancelled');
      ctx.emit(deployCancelled, { requestId: request.id, openUserIds });
      return {};
    });
  }
}

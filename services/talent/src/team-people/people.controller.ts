import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportTeamPeople,
  getPeopleChart,
  getTeamPerson,
  listTeamPeople,
  type TeamPerson,
} from '@talent-os/contracts/talent/team-people.js';
import { listHolders } from '@talent-os/contracts/talent/vacancies.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { peopleById } from '../people/people.js';
import { holdersIn } from './holders.queries.js';
import { chartSeats, pageOfPeople, peopleToExport, personOnSeat } from './people.queries.js';
import { peopleAsRead, personInFull } from './view.js';

const columns: readonly Column<TeamPerson>[] = [
  'name',
  'title',
  'department',
  'location',
  'industry',
  'managerName',
  'sinceOn',
  'nextRole',
  'readiness',
  'successorFor',
  'successors',
];

@Controller()
export class TeamPeopleController {
  @Handles(listHolders)
  async holders({ industry }: Input<typeof listHolders>, ctx: Ctx) {
    return { items: await holdersIn(ctx, industry) };
  }

  @Handles(listTeamPeople)
  async list(input: Input<typeof listTeamPeople>, ctx: Ctx) {
    const { items, ...rest } = await pageOfPeople(ctx, input);
    return { items: await peopleAsRead(ctx, items), ...rest };
  }

  @Handles(exportTeamPeople)
  async export(input: Input<typeof exportTeamPeople>, ctx: Ctx) {
    const rows = await peopleToExport(ctx, input);
    const people = await peopleAsRead(ctx, rows);
    return exportOf(ctx, 'people', listTeamPeople, columns, people, { total: rows[0]?.total ?? 0 });
  }

  @Handles(getTeamPerson)
  async get({ positionId }: Input<typeof getTeamPerson>, ctx: Ctx) {
    const row = await personOnSeat(ctx, positionId);
    if (!row) throw new DomainError('resource.missing');
    return personInFull(ctx, row);
  }

  @Handles(getPeopleChart)
  async chart(within: Input<typeof getPeopleChart>, ctx: Ctx) {
    const seats = await chartSeats(ctx, within);
    const people = await peopleById(
      ctx,
      seats.flatMap(({ personId, managerId }) => [personId, managerId]),
    );
    return {
      seats: seats.map((seat) => ({
        ...seat,
        personName: seat.personId && people(seat.personId).name,
        managerName: people(seat.managerId).name,
      })),
    };
  }
}

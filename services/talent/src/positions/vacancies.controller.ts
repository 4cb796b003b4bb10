import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listVacancies, VACANCIES_MOST, type Vacancy } from '@talent-os/contracts/talent/vacancies.js';
import { Handles, type Ctx } from '@talent-os/service-kit';

const VACANCIES = `
  select p.id as "positionId", p.title, p.department, p.industry, p.opened_at as "openedAt", (
      select count(*)::int from talent.application a
      where a.organization_id = $1 and a.position_id = p.id and a.status = 'active') as applicants
  from talent.position p
  where p.organization_id = $1 and p.status in ('open', 'on_hold')
  order by p.opened_at, p.id limit ${VACANCIES_MOST}`;

@Controller()
export class VacanciesController {
  @Handles(listVacancies)
  async list(_: Input<typeof listVacancies>, ctx: Ctx) {
    return { items: await ctx.db.read<Vacancy>(VACANCIES) };
  }
}

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  contactPeople,
  everyName,
  findPeople,
  getPerson,
  namePeople,
  peopleInRole,
} from '@talent-os/contracts/identity/directory.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { colleagueCard } from './colleagues.queries.js';
import { contactsOf } from './contacts.queries.js';
import { allNames, findByIds, findByName, findInRole } from './people.queries.js';

@Controller()
export class PeopleController {
  @Handles(findPeople)
  find(input: Input<typeof findPeople>, ctx: Ctx) {
    return findByName(ctx.db, input);
  }

  @Handles(getPerson)
  get({ userId }: Input<typeof getPerson>, ctx: Ctx) {
    return colleagueCard(ctx.db, userId);
  }

  @Handles(namePeople)
  names({ ids, activeOnly }: Input<typeof namePeople>, ctx: Ctx) {
    return findByIds(ctx.db, ids, activeOnly);
  }

  @Handles(contactPeople)
  async contacts({ ids }: Input<typeof contactPeople>, ctx: Ctx) {
    return { people: await contactsOf(ctx, ids) };
  }

  @Handles(everyName)
  everyName({ after }: Input<typeof everyName>, ctx: Ctx) {
    return allNames(ctx.db, after);
  }

  @Handles(peopleInRole)
  inRole({ role, industry }: Input<typeof peopleInRole>, ctx: Ctx) {
    return findInRole(ctx.db, role, industry);
  }
}

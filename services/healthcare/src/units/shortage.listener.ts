import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import {
  shiftAssigned,
  shiftClaimed,
  shiftDecided,
  shiftReleased,
} from '@talent-os/contracts/healthcare/shifts-events.js';
import { unitShort } from '@talent-os/contracts/healthcare/units.js';
import { Listens, type Ctx, type Reader } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { coverageOf, dayPartOf, type ShiftStaffing } from './coverage.rules.js';
import { UnitShortage } from './unit-shortage.entity.js';
import { Unit } from './unit.entity.js';

/** Days ahead in which a shortage is told. */
const TOLD_DAYS = 7;

type Fact = Pick<Payload<typeof shiftReleased>, 'department' | 'date' | 'startTime'>;

/** Tells when a unit falls below what it needs, once until it has enough again. */
@Controller()
export class WatchShortage {
  @Listens(shiftReleased)
  released(fact: Payload<typeof shiftReleased>, ctx: Ctx) {
    return look(fact, ctx);
  }

  @Listens(shiftDecided)
  decided(fact: Payload<typeof shiftDecided>, ctx: Ctx) {
    return look(fact, ctx);
  }

  @Listens(shiftClaimed)
  claimed(fact: Payload<typeof shiftClaimed>, ctx: Ctx) {
    return look(fact, ctx);
  }

  @Listens(shiftAssigned)
  assigned(fact: Payload<typeof shiftAssigned>, ctx: Ctx) {
    return look(fact, ctx);
  }
}

async function look(fact: Fact, ctx: Ctx): Promise<void> {
  const today = await todayOf(ctx);
  await ctx.db.write(async (tx) => {
    const unit = await tx.find(Unit, { department: fact.department });
    if (!unit) return;
    // Two who leave at once are looked at one after the other.
    await tx.lock(Unit, unit.id);
    const part = dayPartOf(fact);
    const staffing = coverageOf(unit, fact.date, await shiftsOf(tx, fact.department, fact.date)).parts.find(
      (one) => one.part === part,
    )!;
    const known = await tx.find(UnitShortage, { unitId: unit.id, date: fact.date, part });
    if (staffing.missing === 0 && known) await tx.remove(UnitShortage, known);
    if (staffing.missing === 0 || known || !isNear(fact.date, today)) return;
    await tx.insert(UnitShortage, { unitId: unit.id, date: fact.date, part });
    ctx.emit(unitShort, { unitId: unit.id, name: unit.name, date: fact.date, part, missing: staffing.missing });
  });
}

const isNear = (date: Day, today: Day): boolean => date >= today && date <= addDays(today, TOLD_DAYS);

const shiftsOf = (db: Reader, department: string, date: Day) =>
  db.read<ShiftStaffing>(
    `select s.date, s.start_time as "startTime", s.slots,
       (count(a.id) filter (where a.status = 'confirmed'))::int as confirmed,
       (count(a.id) filter (where a.status = 'pending'))::int as pending
     from healthcare.shift s
     left join healthcare.shift_assignment a on a.organization_id = $1 and a.shift_id = s.id
     where s.organization_id = $1 and s.department = $2 and s.date = $3::date and s.status <> 'cancelled'
     group by s.id`,
    [department, date],
  );

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addUnit,
  censusEntered,
  enterCensus,
  removeUnit,
  unitChanged,
  updateUnit,
} from '@talent-os/contracts/healthcare/units.js';
import { Handles, DomainError, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { UnitCensus } from './unit-census.entity.js';
import { Unit } from './unit.entity.js';

@Controller()
export class ManageUnitsController {
  @Handles(addUnit)
  add(input: Input<typeof addUnit>, ctx: Ctx) {
    return orTaken(
      ctx.db.write(async (tx) => {
        await refuseTaken(tx, input.department);
        const { id } = await tx.insert(Unit, input);
        ctx.emit(unitChanged, { unitId: id });
        return { id };
      }),
    );
  }

  @Handles(updateUnit)
  update({ unitId, version, ...changes }: Input<typeof updateUnit>, ctx: Ctx) {
    return orTaken(
      ctx.db.write(async (tx) => {
        const unit = await tx.lock(Unit, unitId);
        await refuseTaken(tx, changes.department, unitId);
        tx.expectVersion(unit, version);
        if (changes.department !== unit.department)
          await tx.execute(
            'update healthcare.unit_census set department = $3 where organization_id = $1 and department = $2',
            [unit.department, changes.department],
          );
        await tx.update(Unit, unit, changes);
        ctx.emit(unitChanged, { unitId });
        return {};
      }),
    );
  }

  @Handles(removeUnit)
  remove({ unitId }: Input<typeof removeUnit>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const unit = await tx.lock(Unit, unitId);
      await tx.execute('delete from healthcare.unit_census where organization_id = $1 and department = $2', [
        unit.department,
      ]);
      await tx.execute('delete from healthcare.unit_shortage where organization_id = $1 and unit_id = $2', [unitId]);
      await tx.remove(Unit, unit);
      ctx.emit(unitChanged, { unitId });
      return {};
    });
  }

  @Handles(enterCensus)
  async census({ unitId, date, midnightCensus }: Input<typeof enterCensus>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { department, targetHppd, beds } = await tx.lock(Unit, unitId);
      if (date > today) throw invalid('date', 'Please choose today or an earlier day');
      if (midnightCensus > beds) throw invalid('midnightCensus', `The unit has ${beds} beds`);
      const known = await tx.find(UnitCensus, { department, date });
      if (known) await tx.update(UnitCensus, known, { midnightCensus, targetHppd });
      else await tx.insert(UnitCensus, { department, date, midnightCensus, targetHppd });
      ctx.emit(censusEntered, { unitId, date });
      return {};
    });
  }
}

const invalid = (field: string, message: string) => new DomainError('request.invalid', [{ field, message }]);

/** A department in other capitals is the same department. One write at a time looks. */
async function refuseTaken(tx: Transaction, department: string, unitId: string | null = null): Promise<void> {
  await tx.advisoryLock('units');
  const taken = await tx.readOne(
    `select 1 from healthcare.unit where organization_id = $1 and lower(department) = lower($2) and id is distinct from $3::uuid`,
    [department, unitId],
  );
  if (taken) throw new DomainError('unit.taken');
}

const orTaken = <T>(written: Promise<T>): Promise<T> => refuseDuplicates(written, { unit_department: 'unit.taken' });

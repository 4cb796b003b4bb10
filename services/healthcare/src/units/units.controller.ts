import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportUnits, getUnitPeople, getUnits, listUnitStaff } from '@talent-os/contracts/healthcare/units.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { columns, coverageRows } from './export-columns.js';
import { peopleOfUnit } from './unit-people.js';
import { unitsFor } from './unit-view.js';

@Controller()
export class UnitsController {
  @Handles(getUnits)
  overview(_input: Input<typeof getUnits>, ctx: Ctx) {
    return unitsFor(ctx);
  }

  @Handles(getUnitPeople)
  people({ unitId }: Input<typeof getUnitPeople>, ctx: Ctx) {
    return peopleOfUnit(ctx, unitId);
  }

  @Handles(listUnitStaff)
  staff(_input: Input<typeof listUnitStaff>, ctx: Ctx) {
    return peopleOfUnit(ctx);
  }

  @Handles(exportUnits)
  async export(_input: Input<typeof exportUnits>, ctx: Ctx) {
    const { units, today } = await unitsFor(ctx);
    const rows = coverageRows(units);
    return exportOf(ctx, 'coverage', getUnits, columns, rows, { total: rows.length, at: 'out.units', of: today });
  }
}

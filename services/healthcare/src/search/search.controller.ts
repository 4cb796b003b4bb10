import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { searchHealthcare } from '@talent-os/contracts/healthcare/search.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findRecords } from '@talent-os/service-kit/search/find-records';
import {
  coursesNamed,
  credentialsNamed,
  ownCredentialsNamed,
  ownShiftsNamed,
  shiftsNamed,
  unitsNamed,
} from './search.queries.js';

@Controller()
export class SearchController {
  @Handles(searchHealthcare)
  find(question: Input<typeof searchHealthcare>, ctx: Ctx) {
    return findRecords(ctx, question, {
      shift: shiftsNamed,
      ownShift: ownShiftsNamed,
      credential: credentialsNamed,
      ownCredential: ownCredentialsNamed,
      course: coursesNamed,
      unit: unitsNamed,
    });
  }
}

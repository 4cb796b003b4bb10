import type { Position } from '../positions/position.entity.js';
import type { Application } from './application.entity.js';

/** What every event about an application says. */
export const eventPayload = (application: Application, position: Position) => ({
  applicationId: application.id,
  positionId: position.id,
  positionTitle: position.title,
  userId: application.userId,
  hiringManagerId: position.hiringManagerId,
  recruiterId: position.recruiterId,
});

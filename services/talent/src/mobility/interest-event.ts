import type { Payload } from '@talent-os/contracts';
import type { interestExpressed } from '@talent-os/contracts/talent/mobility.js';
import type { Position } from '../positions/position.entity.js';
import type { InterestExpression } from './interest-expression.entity.js';

/** What every event about an expression of interest says. */
export const eventPayload = (
  expression: InterestExpression,
  position: Position,
): Payload<typeof interestExpressed> => ({
  expressionId: expression.id,
  userId: expression.userId,
  positionId: position.id,
  positionTitle: expression.positionTitle,
  hiringManagerId: position.hiringManagerId,
});

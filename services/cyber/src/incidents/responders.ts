import { DomainError, type Ctx } from '@talent-os/service-kit';
import { isAnalyst } from '../people/analysts.js';

/** Refuses unless the person is an active analyst of the organization. */
export async function expectResponder(ctx: Ctx, id: string): Promise<void> {
  if (!(await isAnalyst(ctx, id))) throw new DomainError('incident.responder');
}

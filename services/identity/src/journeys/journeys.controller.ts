import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { journeyChanged } from '@talent-os/contracts/identity/journey-events.js';
import { MOST_JOURNEYS } from '@talent-os/contracts/identity/journey-shapes.js';
import {
  activateJourney,
  assignJourney,
  cloneJourney,
  createJourney,
  discardJourney,
  getJourney,
  listJourneys,
  retireJourney,
  updateJourney,
} from '@talent-os/contracts/identity/journeys.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { clip } from '@talent-os/service-kit/clip';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { begin } from './begin.js';
import { actionRefusal, faultsOf, moveRefusal } from './journey.rules.js';
import { Journey } from './journey.entity.js';
import { countJourneys, holdersToBegin, journeyInFull, listOfJourneys } from './journeys.queries.js';

type Written = Pick<Journey, 'name' | 'starts' | 'roles' | 'industry' | 'steps'>;

/** The journeys of an organization, for who keeps them. */
@Controller()
export class JourneysController {
  @Handles(listJourneys)
  list(input: Input<typeof listJourneys>, ctx: Ctx) {
    return listOfJourneys(ctx, input);
  }

  @Handles(getJourney)
  get({ journeyId }: Input<typeof getJourney>, ctx: Ctx): Promise<Output<typeof getJourney>> {
    return journeyInFull(ctx.db, journeyId);
  }

  @Handles(createJourney)
  create(written: Input<typeof createJourney>, ctx: Ctx): Promise<Output<typeof createJourney>> {
    const sound = soundOf(written);
    return ctx.db.write((tx) => draft(ctx, tx, sound));
  }

  /** An active journey has its next version from then on; who began it keeps theirs. */
  @Handles(updateJourney)
  update(
    { journeyId, version, ...written }: Input<typeof updateJourney>,
    ctx: Ctx,
  ): Promise<Output<typeof updateJourney>> {
    return ctx.db.write(async (tx) => {
      const journey = await tx.lock(Journey, journeyId);
      refuse(actionRefusal('update', journey));
      tx.expectVersion(journey, version);
      const sound = soundOf(written);
      const active = journey.state === 'active';
      if (active && sound.steps.length === 0) throw new DomainError('journey.empty');
      await tx.update(Journey, journey, { ...sound, number: journey.number + (active ? 1 : 0) });
      ctx.emit(journeyChanged, { journeyId, how: 'changed' });
      return { version: journey.version };
    });
  }

  @Handles(activateJourney)
  activate({ journeyId, version }: Input<typeof activateJourney>, ctx: Ctx): Promise<Output<typeof activateJourney>> {
    return ctx.db.write(async (tx) => {
      const journey = await tx.lock(Journey, journeyId);
      refuse(moveRefusal(journey.state, 'active'));
      tx.expectVersion(journey, version);
      if (journey.steps.length === 0) throw new DomainError('journey.empty');
      await tx.update(Journey, journey, { state: 'active' });
      ctx.emit(journeyChanged, { journeyId, how: 'activated' });
      return {};
    });
  }

  @Handles(retireJourney)
  retire({ journeyId, version }: Input<typeof retireJourney>, ctx: Ctx): Promise<Output<typeof retireJourney>> {
    return ctx.db.write(async (tx) => {
      const journey = await tx.lock(Journey, journeyId);
      refuse(moveRefusal(journey.state, 'retired'));
      tx.expectVersion(journey, version);
      await tx.update(Journey, journey, { state: 'retired' });
      ctx.emit(journeyChanged, { journeyId, how: 'retired' });
      return {};
    });
  }

  @Handles(cloneJourney)
  clone({ journeyId }: Input<typeof cloneJourney>, ctx: Ctx): Promise<Output<typeof cloneJourney>> {
    return ctx.db.write(async (tx) => {
      const { name, starts, roles, industry, steps } = await tx.get(Journey, journeyId);
      return draft(ctx, tx, { name: clip(`Copy of ${name}`, NAME_MOST), starts, roles, industry, steps });
    });
  }

  @Handles(discardJourney)
  discard({ journeyId }: Input<typeof discardJourney>, ctx: Ctx): Promise<Output<typeof discardJourney>> {
    return ctx.db.write(async (tx) => {
      const journey = await tx.lock(Journey, journeyId);
      refuse(actionRefusal('discard', journey));
      await tx.remove(Journey, journey);
      ctx.emit(journeyChanged, { journeyId, how: 'discarded' });
      return {};
    });
  }

  @Handles(assignJourney)
  async assign({ journeyId }: Input<typeof assignJourney>, ctx: Ctx): Promise<Output<typeof assignJourney>> {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const journey = await tx.lock(Journey, journeyId);
      refuse(actionRefusal('assign', journey));
      const holders = await holdersToBegin(tx, journey);
      const ids = holders.map(({ id }) => id);
      const begun = await begin(ctx, tx, journey, ids, today);
      ctx.emit(journeyChanged, { journeyId, how: 'assigned' });
      return { begun, left: (holders[0]?.total ?? 0) - begun };
    });
  }
}

const NAME_MOST = 80;

/** A journey as it is kept, or a refusal that names what is wrong by its field. */
function soundOf(written: Written): Written {
  const sound = { ...written, roles: written.starts === 'role' ? written.roles : [] };
  const faults = faultsOf(sound);
  if (faults.length > 0) throw new DomainError('request.invalid', faults);
  return sound;
}

/** One more draft, where there is room for it. */
async function draft(ctx: Ctx, tx: Transaction, written: Written): Promise<{ journeyId: string }> {
  await tx.advisoryLock('journeys');
  if ((await countJourneys(tx)) >= MOST_JOURNEYS) throw new DomainError('journey.many');
  const { id: journeyId } = await tx.insert(Journey, { ...written, state: 'draft', number: 1 });
  ctx.emit(journeyChanged, { journeyId, how: 'created' });
  return { journeyId };
}

function refuse(refusal: 'journey.state' | undefined): void {
  if (refusal) throw new DomainError(refusal);
}

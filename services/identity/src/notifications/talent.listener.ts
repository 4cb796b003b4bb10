import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { collaborationChanged, mentorshipChanged } from '@talent-os/contracts/talent/collaboration.js';
import { interestDecided, interestExpressed } from '@talent-os/contracts/talent/mobility.js';
import { Listens, type Ctx, type Envelope } from '@talent-os/service-kit';
import * as texts from './notification-texts.js';
import { nameOf, notify, others } from './notify.js';

type Mentorship = Payload<typeof mentorshipChanged>;

/** Who is told what when a mentorship comes into a state. It is open again with a mentee who was declined. */
const mentorships: Record<Mentorship['status'], (change: Mentorship) => { to: (string | null)[]; note: texts.Note }> = {
  open: ({ menteeId }) => ({ to: [menteeId], note: texts.mentorshipDeclined() }),
  requested: ({ mentorId }) => ({ to: [mentorId], note: texts.mentorshipRequested() }),
  matched: ({ menteeId }) => ({ to: [menteeId], note: texts.mentorshipAccepted() }),
  ended: ({ mentorId, menteeId }) => ({ to: [mentorId, menteeId], note: texts.mentorshipEnded() }),
};

@Controller()
export class TalentListener {
  @Listens(interestExpressed)
  interestExpressed(
    { userId, hiringManagerId, positionTitle }: Payload<typeof interestExpressed>,
    ctx: Ctx,
  ): Promise<void> {
    return ctx.db.write(async (tx) =>
      notify(ctx, tx, [hiringManagerId], texts.interestReceived(await nameOf(tx, userId), positionTitle)),
    );
  }

  @Listens(interestDecided)
  interestDecided({ userId, decision, positionTitle }: Payload<typeof interestDecided>, ctx: Ctx): Promise<void> {
    return ctx.db.write((tx) => notify(ctx, tx, [userId], texts.interestAnswered(decision, positionTitle)));
  }

  @Listens(collaborationChanged)
  collaborationChanged(
    { ownerIds, what, positionTitle }: Payload<typeof collaborationChanged>,
    ctx: Ctx,
    { actorId }: Envelope,
  ): Promise<void> {
    return ctx.db.write((tx) =>
      notify(ctx, tx, others(ownerIds, actorId), texts.collaborationMoved(what, positionTitle)),
    );
  }

  @Listens(mentorshipChanged)
  mentorshipChanged(change: Mentorship, ctx: Ctx, { actorId }: Envelope): Promise<void> {
    const { to, note } = mentorships[change.status](change);
    const people = to.filter((id) => id !== null);
    return ctx.db.write((tx) => notify(ctx, tx, others(people, actorId), note));
  }
}

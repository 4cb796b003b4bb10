import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  answerMentorship,
  listMentorships,
  mentorshipChanged,
  offerMentorship,
} from '@talent-os/contracts/talent/collaboration.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { peopleById } from '../people/people.js';
import { PersonSkill } from '../skills/person-skill.entity.js';
import { MentorOffer } from './mentor-offer.entity.js';
import { answerTo } from './mentorship.rules.js';
import { offersFor, skillsOf } from './mentorships.queries.js';

@Controller()
export class MentorshipsController {
  @Handles(listMentorships)
  async list(_input: Input<typeof listMentorships>, ctx: Ctx) {
    const [offers, skills] = await Promise.all([offersFor(ctx), skillsOf(ctx)]);
    const people = await peopleById(
      ctx,
      offers.flatMap(({ mentorId, menteeId }) => [mentorId, menteeId]),
    );
    const items = offers.map(({ menteeId, ...offer }) => ({
      ...offer,
      mentorName: people(offer.mentorId).name,
      menteeName: menteeId && people(menteeId).name,
      mine: offer.mentorId === ctx.userId,
      requestedByMe: menteeId === ctx.userId,
    }));
    return { items, skills };
  }

  @Handles(offerMentorship)
  offer({ skillIds, note }: Input<typeof offerMentorship>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const uniqueIds = [...new Set(skillIds)];
      const skills = await tx.findAll(PersonSkill, { userId: ctx.userId, skillId: In(uniqueIds) });
      if (skills.length < uniqueIds.length) throw new DomainError('resource.missing');
      const offer = await tx.insert(MentorOffer, {
        mentorId: ctx.userId,
        skillIds: uniqueIds,
        note,
        menteeId: null,
        status: 'open',
      });
      ctx.emit(mentorshipChanged, { offerId: offer.id, mentorId: ctx.userId, menteeId: null, status: 'open' });
      return { id: offer.id };
    });
  }

  @Handles(answerMentorship)
  answer({ offerId, action }: Input<typeof answerMentorship>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const offer = await tx.lock(MentorOffer, offerId);
      const answer = answerTo(offer, action, ctx.userId);
      if ('refusal' in answer) throw new DomainError(answer.refusal);
      const menteeId = offer.menteeId ?? answer.menteeId;
      await tx.update(MentorOffer, offer, { status: answer.to, menteeId: answer.menteeId });
      ctx.emit(mentorshipChanged, { offerId, mentorId: offer.mentorId, menteeId, status: answer.to });
      return { status: answer.to };
    });
  }
}

import { Controller } from '@nestjs/common';
import { admits, type Input, type Output } from '@talent-os/contracts';
import {
  answerFeedback,
  askForFeedback,
  feedbackAsked,
  feedbackGiven,
  feedbackParts,
  feedbackRated,
  getApplicationFeedback,
  listOwnFeedback,
  rateFeedback,
} from '@talent-os/contracts/talent/application-feedback.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { Application } from '../applications/application.entity.js';
import { lockApplication } from '../applications/reach.js';
import { peopleById } from '../people/people.js';
import { Position } from '../positions/position.entity.js';
import { ApplicationFeedback, UNANSWERED } from './application-feedback.entity.js';
import { feedbackRequest, ownFeedback } from './application-feedback.queries.js';
import { answerBy, askRefusal, ownActions, releasedOf, toldOf } from './application-feedback.rules.js';

/** What people ask of an employer once an application is over, and what they are answered. */
@Controller()
export class ApplicationFeedbackController {
  @Handles(listOwnFeedback)
  async list(_: Input<typeof listOwnFeedback>, ctx: Ctx): Promise<Output<typeof listOwnFeedback>> {
    const rows = await ownFeedback(ctx);
    const items = rows.map(({ released, strengths, gaps, advice, ...row }) => {
      const told = toldOf({
        strengths: strengths ?? '',
        gaps: gaps ?? '',
        advice: advice ?? '',
        released: released ?? [],
      });
      return { ...row, ...told, may: { do: ownActions({ ...row, ...told }) } };
    });
    return { items };
  }

  @Handles(askForFeedback)
  ask({ applicationId, question }: Input<typeof askForFeedback>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      // Locked: of two who ask at once the second is told that it has been done.
      const application = await tx.lock(Application, { id: applicationId, userId: ctx.userId });
      const asked = await tx.find(ApplicationFeedback, { applicationId });
      const refusal = askRefusal(application, asked !== null);
      if (refusal) throw new DomainError(refusal);
      await tx.insert(ApplicationFeedback, { applicationId, userId: ctx.userId, question, ...UNANSWERED });
      ctx.emit(feedbackAsked, await about(tx, application));
      return {};
    });
  }

  @Handles(rateFeedback)
  rate({ applicationId, useful }: Input<typeof rateFeedback>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const feedback = await tx.lock(ApplicationFeedback, { applicationId, userId: ctx.userId });
      const told = toldOf(feedback);
      if (feedbackParts.every((part) => told[part] === null)) throw new DomainError('feedback.none');
      await tx.update(ApplicationFeedback, feedback, { useful });
      ctx.emit(feedbackRated, await about(tx, await tx.get(Application, applicationId)));
      return {};
    });
  }

  @Handles(getApplicationFeedback)
  async get(
    { applicationId }: Input<typeof getApplicationFeedback>,
    ctx: Ctx,
  ): Promise<Output<typeof getApplicationFeedback>> {
    const [found, zone] = await Promise.all([feedbackRequest(ctx, { applicationId }), timezoneOf(ctx)]);
    if (found === undefined) throw new DomainError('resource.missing');
    if (found === null) return { request: null };
    const { answeredById, ...request } = found;
    const people = await peopleById(ctx, [answeredById]);
    const may = request.answeredAt === null && admits(ctx.ability, answerFeedback.access);
    return {
      request: {
        ...request,
        answerBy: answerBy(request.askedAt, zone),
        answeredByName: answeredById && people(answeredById).name,
        may: { do: may ? ['answer'] : [] },
      },
    };
  }

  @Handles(answerFeedback)
  answer({ applicationId, released, ...words }: Input<typeof answerFeedback>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { application, position } = await lockApplication(tx, ctx, applicationId);
      const feedback = await tx.lock(ApplicationFeedback, { applicationId });
      if (feedback.answeredAt !== null) throw new DomainError('feedback.answered');
      await tx.update(ApplicationFeedback, feedback, {
        ...words,
        released: releasedOf(released),
        answeredAt: ctx.now,
        answeredById: ctx.userId,
      });
      ctx.emit(feedbackGiven, { ...aboutIn(application, position), released: released.length > 0 });
      return {};
    });
  }
}

const aboutIn = (application: Application, { title, recruiterId }: Position) => ({
  applicationId: application.id,
  userId: application.userId,
  positionTitle: title,
  recruiterId,
});

const about = async (tx: Transaction, application: Application) =>
  aboutIn(application, await tx.get(Position, application.positionId));

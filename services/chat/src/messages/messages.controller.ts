import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { regenerate, sendMessage } from '@talent-os/contracts/chat/messages.js';
import { listHistory } from '@talent-os/contracts/chat/sessions.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import type { RunQuestion } from '../runs/asked.js';
import { RunEngine } from '../runs/run-engine.js';
import { questionBehind } from './branch.queries.js';
import { findClaim, takenBy, type ClaimedMessage } from './claim.js';
import { pageOfHistory } from './history.queries.js';
import { isSameAnswerAgain, isSameMessage } from './message.rules.js';
import { storeAgain, storeQuestion } from './send-message.js';

type StartedRun = Output<typeof sendMessage>;

@Controller()
export class MessagesController {
  constructor(private readonly engine: RunEngine) {}

  @Handles(sendMessage)
  send(input: Input<typeof sendMessage>, ctx: Ctx): Promise<StartedRun> {
    const store = () => storeQuestion(ctx, input, this.engine.instance);
    return this.startOnce(ctx, input.clientMessageId, store, (known) => isSameMessage(known, input));
  }

  @Handles(regenerate)
  async again({ messageId, clientMessageId, askModel }: Input<typeof regenerate>, ctx: Ctx): Promise<StartedRun> {
    const questionId = await questionBehind(ctx, messageId);
    const store = async () => ({
      ...(await storeAgain(ctx, questionId, clientMessageId, this.engine.instance)),
      askModel,
    });
    return this.startOnce(ctx, clientMessageId, store, (known) => isSameAnswerAgain(known, questionId));
  }

  @Handles(listHistory)
  history(input: Input<typeof listHistory>, ctx: Ctx) {
    return pageOfHistory(ctx, input);
  }

  /** Starts the run of what was stored, or attaches to the one that the same client id started before. */
  private async startOnce(
    ctx: Ctx,
    clientMessageId: string,
    store: () => Promise<RunQuestion>,
    isSame: (known: ClaimedMessage) => boolean,
  ): Promise<StartedRun> {
    // The client asks again by itself, and another process answers.
    if (!this.engine.open) throw new DomainError('service.down');
    try {
      const asked = await store();
      this.engine.start(asked, ctx);
      return startedOf(asked, asked.questionId, false);
    } catch (error) {
      const why = takenBy(error);
      if (!why) throw error;
      const known = await findClaim(ctx, clientMessageId);
      if (!known) throw new DomainError(why === 'busy' ? 'chat.busy' : 'resource.missing');
      if (!isSame(known)) throw new DomainError('chat.conflict');
      return startedOf(known, known.questionId, true);
    }
  }
}

const startedOf = (
  { runId, sessionId, answerId }: Pick<RunQuestion, 'runId' | 'sessionId' | 'answerId'>,
  messageId: string,
  attached: boolean,
): StartedRun => ({ runId, sessionId, messageId, answerId, attached });

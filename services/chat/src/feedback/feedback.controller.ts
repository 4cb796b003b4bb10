import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { rateMessage } from '@talent-os/contracts/chat/messages.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { ChatMessage } from '../messages/message.entity.js';
import { ChatRun } from '../runs/run.entity.js';
import { ChatFeedback } from './feedback.entity.js';

@Controller()
export class FeedbackController {
  @Handles(rateMessage)
  async rate({ messageId, rating, reason }: Input<typeof rateMessage>, ctx: Ctx) {
    await ctx.db.write(async (tx) => {
      const personId = ctx.userId;
      // Locked, so that two opinions of one moment come one after the other.
      const answer = await tx.lock(ChatMessage, { id: messageId, personId, role: 'assistant' });
      const known = await tx.find(ChatFeedback, { messageId, personId });
      if (rating === null) return known && tx.remove(ChatFeedback, known);
      const opinion = { rating, reason: reason ?? null };
      if (known) return tx.update(ChatFeedback, known, opinion);
      // A copied answer was made in somebody else's conversation.
      const run = await tx.find(ChatRun, { answerId: messageId });
      const { sessionId } = answer;
      const madeBy = { provider: run?.provider ?? null, promptVersion: run?.promptVersion ?? null };
      return tx.insert(ChatFeedback, { ...opinion, ...madeBy, personId, sessionId, messageId });
    });
    return {};
  }
}

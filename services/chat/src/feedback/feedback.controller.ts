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
      const { provider, promptVersion } = await tx.get(ChatRun, { answerId: messageId });
      const { sessionId } = answer;
      return tx.insert(ChatFeedback, { ...opinion, personId, sessionId, messageId, provider, promptVersion });
    });
    return {};
  }
}

import { Controller } from '@nestjs/common';
import { admits, type Input, type Output } from '@talent-os/contracts';
import { messageChanged } from '@talent-os/contracts/talent/hiring-design-events.js';
import { hiringDesigner } from '@talent-os/contracts/talent/hiring-design.js';
import {
  activateMessage,
  listMessages,
  previewMessage,
  retireMessage,
  writeMessage,
} from '@talent-os/contracts/talent/messages.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { FILLED_REASON } from '@talent-os/contracts/talent/rejections.js';
import { peopleById } from '../people/people.js';
import { reasonsOf } from '../reject-reasons/reasons.js';
import { factsOf } from './message-for.js';
import { MessageTemplate } from './message-template.entity.js';
import { filledIn, mayWith, messageFaults, variablesIn } from './message.rules.js';
import { peopleIn } from './people-in.js';
import { allMessages, reachedApplication } from './messages.queries.js';

type About = Pick<MessageTemplate, 'stage' | 'event'>;

@Controller()
export class MessagesController {
  @Handles(listMessages)
  async list(_: Input<typeof listMessages>, ctx: Ctx): Promise<Output<typeof listMessages>> {
    const rows = await allMessages(ctx);
    const people = await peopleById(
      ctx,
      rows.map(({ authorId }) => authorId),
    );
    const designs = admits(ctx.ability, hiringDesigner);
    const items = rows.map(({ authorId, ...row }) => ({
      ...row,
      variables: variablesIn(row, row.event),
      authorName: people(authorId).name,
      may: designs ? mayWith(row.state) : { do: [] },
    }));
    return { items };
  }

  @Handles(previewMessage)
  async preview({ stage, event, applicationId, ...wording }: Input<typeof previewMessage>, ctx: Ctx) {
    const loaded = await reachedApplication(ctx, applicationId);
    refuseFaults(stage, event, wording);
    const [{ reasons }, people] = await Promise.all([reasonsOf(ctx.db), peopleIn(ctx, applicationId)]);
    const facts = factsOf(loaded, people);
    const sample = reasons.find(({ key }) => key !== FILLED_REASON)?.noticeText ?? '';
    return filledIn(wording, { ...facts, notice: facts.notice || sample });
  }

  @Handles(writeMessage)
  write({ stage, event, ...wording }: Input<typeof writeMessage>, ctx: Ctx) {
    refuseFaults(stage, event, wording);
    return ctx.db.write(async (tx) => {
      const versions = await inTurn(tx, { stage, event });
      await replace(tx, versions);
      const number = 1 + Math.max(0, ...versions.map((one) => one.number));
      await tx.insert(MessageTemplate, { stage, event, number, state: 'active', ...wording, authorId: ctx.userId });
      ctx.emit(messageChanged, { stage, event, number, how: 'written' });
      return { number };
    });
  }

  @Handles(activateMessage)
  activate({ stage, event, number }: Input<typeof activateMessage>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const versions = await inTurn(tx, { stage, event });
      const next = versions.find((one) => one.number === number);
      if (!next) throw new DomainError('resource.missing');
      if (next.state === 'active') throw new DomainError('message.state');
      await replace(tx, versions);
      await tx.update(MessageTemplate, next, { state: 'active' });
      ctx.emit(messageChanged, { stage, event, number, how: 'activated' });
      return {};
    });
  }

  @Handles(retireMessage)
  retire({ stage, event }: Input<typeof retireMessage>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const retired = await replace(tx, await inTurn(tx, { stage, event }));
      if (!retired) throw new DomainError('resource.missing');
      ctx.emit(messageChanged, { stage, event, number: retired.number, how: 'retired' });
      return {};
    });
  }
}

function refuseFaults(
  stage: About['stage'],
  event: About['event'],
  wording: Parameters<typeof messageFaults>[2],
): void {
  const faults = messageFaults(stage, event, wording);
  if (faults.length > 0) throw new DomainError('request.invalid', faults);
}

/** The versions of a message, one change of it at a time: which number comes next no row lock can hold. */
async function inTurn(tx: Transaction, { stage, event }: About): Promise<MessageTemplate[]> {
  await tx.advisoryLock(`message ${stage} ${event}`);
  return tx.findAll(MessageTemplate, { stage, event });
}

/** Takes the version in use out of it; answers which one that was. */
async function replace(tx: Transaction, versions: readonly MessageTemplate[]): Promise<MessageTemplate | undefined> {
  const active = versions.find(({ state }) => state === 'active');
  if (active) await tx.update(MessageTemplate, active, { state: 'replaced' });
  return active;
}

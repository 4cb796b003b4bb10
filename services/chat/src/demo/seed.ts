import { demoPeople, type Ctx, type DemoOrganization } from '@talent-os/service-kit';
import { ChatMessage } from '../messages/message.entity.js';
import { ChatRun } from '../runs/run.entity.js';
import { ChatSession } from '../sessions/session.entity.js';
import { askers, conversations } from './conversations.data.js';
import { demoConversation } from './demo.js';

/** Gives some people of a demo organization a few conversations of the last days. */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  const people = demoPeople(organization).filter(
    ({ signsIn, email }) => signsIn && askers.includes(email.slice(0, email.indexOf('@'))),
  );
  const rows = people.flatMap(({ id }) =>
    conversations.map((one) => demoConversation({ organization: organization.slug, personId: id }, one, ctx.now)),
  );
  await ctx.db.write(async (tx) => {
    await tx.insertAll(
      ChatSession,
      rows.map(({ session }) => session),
    );
    await tx.insertAll(
      ChatMessage,
      rows.flatMap(({ messages }) => messages),
    );
    await tx.insertAll(
      ChatRun,
      rows.flatMap(({ runs }) => runs),
    );
  });
}

import type { Principal } from '@talent-os/contracts';
import type { SearchHit } from '@talent-os/contracts/search/found.js';
import { searchedServices, searchKindOf } from '@talent-os/contracts/search/kinds.js';
import { searchRecords } from '@talent-os/contracts/identity/search.js';
import { kindsFor } from '@talent-os/contracts/search/rights.js';
import type { Output } from '@talent-os/contracts';
import type { Bus } from '@talent-os/service-kit/bus/bus';
import { problemReply, textOfBody, type Call, type Reply } from '@talent-os/service-kit/bus/call';
import { abilityOf } from '@talent-os/service-kit/host/call-context';
import { fieldErrors } from '@talent-os/service-kit/host/respond';
import { unstorable } from '@talent-os/service-kit/host/unstorable';
import { merge } from './merge.rules.js';

/** How long one service may look, in milliseconds: what it has not found by then is told as missing. */
const PATIENCE = 1_200;

/** Asks every service that keeps what the caller may open, all at once, and answers what those found that answered in time. */
export async function answerSearch(bus: Bus, principal: Principal, { headers, body }: Call): Promise<Reply> {
  const raw: unknown = JSON.parse(textOfBody(body));
  const bad = unstorable(raw);
  if (bad.length > 0) return problemReply('request.invalid', { errors: bad });
  const parsed = searchRecords.input.safeParse(raw);
  if (!parsed.success) return problemReply('request.invalid', { errors: fieldErrors(parsed.error) });
  const kinds = kindsFor(abilityOf(principal), parsed.data.kind);
  const dl = String(Date.now() + PATIENCE);
  const asked = searchedServices
    .map((service) => ({ service, kept: kinds.filter((kind) => searchKindOf(kind).service === service) }))
    .filter(({ kept }) => kept.length > 0);
  const answers = await Promise.all(
    asked.map(async ({ service, kept }) => {
      const call = { headers: { ...headers, dl }, body: JSON.stringify(parsed.data) };
      const reply = await bus.request(`${service}.search.find`, call);
      if (reply.status >= 400) return { items: [], missing: kept };
      const { items } = JSON.parse(textOfBody(reply.body)) as { readonly items: SearchHit[] };
      return { items, missing: [] };
    }),
  );
  const answer: Output<typeof searchRecords> = {
    items: merge(
      answers.map(({ items }) => items),
      new Date(),
    ),
    missing: answers.flatMap(({ missing }) => missing),
  };
  return { status: 200, headers: {}, body: JSON.stringify(answer) };
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import { abilityFor, admits, type AppAbility, type Output } from '@talent-os/contracts';
import { inboxActions } from '@talent-os/contracts/inbox/actions.js';
import { inboxKindKeys, inboxKindOf, type InboxKind } from '@talent-os/contracts/inbox/kinds.js';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import type { getInbox } from '@talent-os/contracts/productivity/inbox.js';
import { events } from '@talent-os/contracts/registry.js';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { principalOf, signIn, wholeInbox, type Person } from '@talent-os/testing';
import type { z } from 'zod';

type Inbox = Output<typeof getInbox>;
type Reader = { readonly email: string; readonly person: Person; readonly ability: AppAbility; readonly inbox: Inbox };

const emails = demoOrganizations
  .flatMap(demoPeople)
  .filter(({ signsIn }) => signsIn)
  .map(({ email }) => email);
const readers: Reader[] = [];

beforeAll(async () => {
  for (const email of emails) {
    const person = await signIn(email);
    readers.push({ email, person, ability: abilityFor(principalOf(person)), inbox: await wholeInbox(person) });
  }
});

const rows: readonly RouteRow[] = routes;

/** What is wrong with the rows somebody is shown. */
function faultsOf(email: string, ability: AppAbility, { items, missing }: Inbox): string[] {
  const faults = missing.map((service) => `${email}: ${service} did not answer`);
  for (const { id, link, actions, title, reason } of items) {
    const row = rows.find(({ path }) => path === link.split('?')[0]);
    if (!row || !admits(ability, row.access)) faults.push(`${email}: ${id} leads to ${link}`);
    if (title === '' || reason === '') faults.push(`${email}: ${id} says nothing`);
    for (const { operation: name, input, label, undo, question } of actions) {
      if (label === 'Decline' && !undo && !question) faults.push(`${email}: ${id} declines at a slip of the pointer`);
      for (const call of [
        { operation: name, input, whole: true },
        ...(undo ? [{ ...undo, whole: undo.answered.length === 0 }] : []),
      ]) {
        const operation = inboxActions[call.operation];
        if (!operation) faults.push(`${email}: ${id} calls ${call.operation}, which no row may`);
        else if (!admits(ability, operation.access)) faults.push(`${email}: ${id} may not ${call.operation}`);
        else if (call.whole && !(operation.input as unknown as z.ZodType).safeParse(call.input).success)
          faults.push(`${email}: ${id} calls ${call.operation} with what it refuses`);
      }
    }
  }
  return faults;
}

describe('the inbox of everybody who signs in', () => {
  it('leads nowhere that refuses, and offers nothing that is not theirs', () => {
    expect(readers.flatMap(({ email, ability, inbox }) => faultsOf(email, ability, inbox))).toEqual([]);
  });

  it('would be found out where a link ends in a refusal or an action is not theirs', () => {
    const { email, ability } = readers.find((one) => one.email.startsWith('candidate@'))!;
    const planted = readers.flatMap(({ inbox }) => inbox.items).find(({ kind }) => kind === 'offerApproval')!;
    const [approve] = planted.actions;
    const items = [{ ...planted, actions: [approve!, { ...approve!, label: 'Decline' }] }];
    const found = faultsOf(email, ability, { items, missing: ['sales'], snoozed: 0 });
    expect(found).toEqual([
      `${email}: sales did not answer`,
      `${email}: ${planted.id} leads to ${planted.link}`,
      `${email}: ${planted.id} may not talent.offers.decide`,
      `${email}: ${planted.id} declines at a slip of the pointer`,
      `${email}: ${planted.id} may not talent.offers.decide`,
    ]);
  });

  it('has something of most kinds in the demo', () => {
    const seen = new Set(readers.flatMap(({ inbox }) => inbox.items.map(({ kind }) => kind)));
    // What lasts for minutes, three days or two weeks a quarter, and what colleagues have settled.
    const passing: readonly InboxKind[] = [
      'proposal',
      'approval',
      'accessReview',
      'ownClaim',
      'swapAnswer',
      'swapRequest',
      'handover',
      'ownDevelopmentPlan',
    ];
    expect(inboxKindKeys.filter((kind) => !seen.has(kind) && !passing.includes(kind))).toEqual([]);
  });

  it('hears of everything that makes a row of it stale', () => {
    const refetched = new Set(events.flatMap(({ live }) => live?.refetches ?? []));
    const deaf = inboxKindKeys.filter((kind) => !refetched.has(inboxKindOf(kind).read));
    expect(deaf).toEqual([]);
  });
});

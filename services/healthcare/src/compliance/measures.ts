import { permissions, roles, roleTable, type Output, type Role } from '@talent-os/contracts';
import { listAuditEvents, verifyTrail } from '@talent-os/contracts/audit/trail.js';
import { getKeys } from '@talent-os/contracts/identity/access-tokens.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';

/** Figures of the platform for a control, in words, and whether they are as they should be. */
type MeasureResult = { readonly text: string; readonly passed: boolean };

const WINDOW_DAYS = 90;

const countHolders = async (ctx: Ctx, wanted: readonly Role[]): Promise<number> =>
  (await holdersOf(ctx, wanted, ['HEALTHCARE'])).length;

const eventsOf = async (ctx: Ctx, action: string) =>
  (
    await ctx.call(listAuditEvents, {
      page: 1,
      action,
      from: daysBefore(ctx.now, WINDOW_DAYS).toISOString(),
    })
  ).total;

const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`);

async function uniqueIdentification(ctx: Ctx): Promise<MeasureResult> {
  const holders = await countHolders(ctx, roles);
  return {
    text: `${people(holders)} in healthcare, each under an identifier of their own; rights follow a table of ${roles.length} roles and ${permissions.length} permissions.`,
    passed: holders > 0,
  };
}

async function emergencyAccess(ctx: Ctx): Promise<MeasureResult> {
  const admins = await countHolders(
    ctx,
    roles.filter((role) => roleTable[role].permissions === 'all'),
  );
  return {
    text: `${counted(admins, 'administrator')} of healthcare can reach every record of the organization; two are needed so that one is always at hand.`,
    passed: admins >= 2,
  };
}

async function logoff(ctx: Ctx): Promise<MeasureResult> {
  const [started, ended] = await Promise.all([
    eventsOf(ctx, 'identity.session.started'),
    eventsOf(ctx, 'identity.session.revoked'),
  ]);
  return {
    text: `${counted(started, 'session')} started and ${counted(ended, 'session')} ended before their time in the last ${WINDOW_DAYS} days.`,
    passed: ended > 0,
  };
}

type Fault = Output<typeof verifyTrail>['fault'];
/** Whether every link holds, and only the second copy does not vouch for all of them. */
const onlyCopy = (fault: Fault): boolean => fault?.kind === 'copy' || fault?.kind === 'stale';

async function auditControls(ctx: Ctx): Promise<MeasureResult> {
  const { valid, events, checkpoints, fault } = await ctx.call(verifyTrail, {});
  const verdict = valid
    ? 'every link holds'
    : onlyCopy(fault)
      ? 'its second copy is not complete'
      : 'the chain is broken';
  return {
    text: `Audit chain of ${counted(events, 'event')} recomputed with ${counted(checkpoints, 'signed checkpoint')}: ${verdict}.`,
    passed: valid && events > 0,
  };
}

async function integrity(ctx: Ctx): Promise<MeasureResult> {
  const { valid, head, fault } = await ctx.call(verifyTrail, {});
  return {
    text: fault
      ? onlyCopy(fault)
        ? `The second copy of the audit chain vouches for events before ${fault.sequence} only.`
        : `The audit chain is broken at event ${fault.sequence}: ${fault.kind}.`
      : `Nothing recorded was changed afterwards: the chain ends in ${head?.slice(0, 16) ?? 'nothing yet'}.`,
    passed: valid && head !== null,
  };
}

async function authentication(ctx: Ctx): Promise<MeasureResult> {
  const [{ keys }, refused, reused] = await Promise.all([
    ctx.call(getKeys, {}),
    eventsOf(ctx, 'identity.session.refused'),
    eventsOf(ctx, 'identity.session.refreshReused'),
  ]);
  return {
    text: `Tokens are signed with ${counted(keys.length, 'key')}; ${counted(refused, 'sign-in')} refused and ${counted(reused, 'copied token')} caught in the last ${WINDOW_DAYS} days.`,
    passed: keys.length > 0,
  };
}

/** What the platform can tell of a control, by its citation. The others rest on what people attach. */
export const measures: Readonly<Record<string, (ctx: Ctx) => Promise<MeasureResult>>> = {
  '164.312(a)(2)(i)': uniqueIdentification,
  '164.312(a)(2)(ii)': emergencyAccess,
  '164.312(a)(2)(iii)': logoff,
  '164.312(b)': auditControls,
  '164.312(c)(2)': integrity,
  '164.312(d)': authentication,
};

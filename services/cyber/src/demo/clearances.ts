import type { ClearanceLevel, InvestigationStatus } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { demoId, demoRandom, type DemoPerson } from '@talent-os/service-kit';
import { addDays, addMonths, daysBefore, dayOf, type Day } from '@talent-os/service-kit/calendar';
import { NOTHING, type ClearanceRecord } from '../clearance/clearance-facts.js';
import { reinvestigationDueOn } from '../clearance/clearance.rules.js';
import { noticesOf } from '../clearance/notice.rules.js';

type Share = readonly [share: number, level: ClearanceLevel, status: InvestigationStatus];

/** What analysts hold, by chance. */
const SHARES: readonly Share[] = [
  [0.14, 'none', 'not_started'],
  [0.06, 'none', 'in_progress'],
  [0.1, 'public_trust', 'favorable'],
  [0.1, 'confidential', 'favorable'],
  [0.28, 'secret', 'favorable'],
  [0.12, 'secret', 'continuous_vetting'],
  [0.12, 'top_secret', 'favorable'],
  [0.04, 'ts_sci', 'continuous_vetting'],
  [0.02, 'secret', 'suspended'],
  [0.02, 'top_secret', 'adjudication'],
];
const AUTHORITIES = ['Defense Counterintelligence and Security Agency', 'Department of Energy', 'Homeland Security'];

/** One in so many has left a program: eligible still, without access. */
const WITHOUT_ACCESS = 0.12;
/** Reports of colleagues that wait for the officer. */
const WAITING = 3;

/** Those who sign in hold a Top Secret that is soon to be reinvestigated. */
const named = (today: Day): ClearanceRecord => ({
  ...NOTHING,
  currentLevel: 'top_secret',
  grantedDate: addMonths(addDays(today, 95), -72),
  grantingAuthority: AUTHORITIES[0]!,
  investigationStatus: 'favorable',
  lastInvestigationClosed: addMonths(addDays(today, 74), -72),
  questionnaireUpdated: addMonths(today, -76),
});

function byChance(key: string, today: Day): ClearanceRecord {
  const random = demoRandom(`clearance/${key}`);
  let share = random();
  const [, currentLevel, investigationStatus] = SHARES.find(([part]) => (share -= part) < 0) ?? SHARES[0]!;
  if (currentLevel === 'none') return { ...NOTHING, investigationStatus };
  const closed = addDays(today, -Math.floor(120 + random() * 2_000));
  const grantedDate = addDays(closed, 21);
  const [ended, since] = [random() < WITHOUT_ACCESS, Math.floor(random() * 900)];
  const accessEndedAt = ended ? addDays(today, -since) : null;
  return {
    currentLevel,
    grantedDate,
    grantingAuthority: AUTHORITIES[Math.floor(random() * AUTHORITIES.length)]!,
    expirationDate: null,
    investigationStatus,
    lastInvestigationClosed: closed,
    questionnaireUpdated: addDays(closed, -160),
    accessEndedAt: accessEndedAt && accessEndedAt > grantedDate ? accessEndedAt : null,
  };
}

const row = (slug: string, { id: userId, signsIn }: DemoPerson, officerId: string, now: Date) => {
  const today = dayOf(now);
  const facts = signsIn ? named(today) : byChance(`${slug}/${userId}`, today);
  const told = Object.fromEntries(noticesOf(facts, {}, today).map(({ date, threshold }) => [date, threshold]));
  const id = demoId('clearance', slug, userId);
  const verifiedAt = daysBefore(now, 3 + (Number.parseInt(id.slice(0, 4), 16) % 200));
  return {
    ...facts,
    id,
    userId,
    reinvestigationDue: reinvestigationDueOn(facts),
    verifiedBy: officerId,
    verifiedAt,
    told,
    createdAt: verifiedAt,
  };
};
type DemoClearance = ReturnType<typeof row>;

/** The level in force, and the one before it of those whose work has grown. */
function grantsOf({ id, currentLevel, grantedDate, grantingAuthority }: DemoClearance) {
  if (!grantedDate || !grantingAuthority) return [];
  const grant = { clearanceId: id, grantingAuthority };
  const now = { ...grant, id: demoId('clearance grant', id, '0'), level: currentLevel, grantedDate, endedOn: null };
  if (currentLevel !== 'top_secret' && currentLevel !== 'ts_sci') return [now];
  const before = { id: demoId('clearance grant', id, '1'), level: 'secret' as const, endedOn: grantedDate };
  return [now, { ...grant, ...before, grantedDate: addMonths(grantedDate, -48) }];
}

/** Clearances of the analysts with their history, and what waits for the officer. */
export function demoClearances(slug: string, analysts: readonly DemoPerson[], officerId: string, now: Date) {
  const today = dayOf(now);
  const rows = analysts.map((person) => row(slug, person, officerId, now));
  const colleagues = new Set(analysts.filter(({ signsIn }) => !signsIn).map(({ id }) => id));
  const waiting = rows
    .filter(({ userId, currentLevel }) => colleagues.has(userId) && currentLevel === 'secret')
    .slice(0, WAITING);
  return {
    clearances: rows,
    grants: rows.flatMap(grantsOf),
    updates: waiting.map(({ id, ...held }, index) => ({
      id: demoId('clearance update', id),
      createdAt: daysBefore(now, 1 + index * 2),
      clearanceId: id,
      currentLevel: 'top_secret' as const,
      grantedDate: addDays(today, -9 - index),
      grantingAuthority: held.grantingAuthority,
      expirationDate: null,
      investigationStatus: 'favorable' as const,
      lastInvestigationClosed: addDays(today, -20 - index),
      questionnaireUpdated: held.questionnaireUpdated,
      accessEndedAt: null,
      status: 'submitted' as const,
      decidedById: null,
      decidedAt: null,
      reason: null,
    })),
  };
}

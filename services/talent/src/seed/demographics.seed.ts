import type { Ethnicity, Gender } from '@talent-os/contracts/talent/self-identification.js';
import type { Transaction } from '@talent-os/service-kit';
import { SelfIdentification } from '../self-identification/self-identification.entity.js';
import type { World } from './world.js';

/** About as often as people answer so. */
const ethnic: readonly Ethnicity[] = [
  ...Array<Ethnicity>(9).fill('white'),
  ...Array<Ethnicity>(3).fill('black'),
  ...Array<Ethnicity>(3).fill('hispanic'),
  ...Array<Ethnicity>(3).fill('asian'),
  'several',
  'undisclosed',
];
const gendered: readonly Gender[] = [
  ...Array<Gender>(9).fill('woman'),
  ...Array<Gender>(9).fill('man'),
  'nonbinary',
  'undisclosed',
];
/** Who answers at all. */
const ANSWERED = 0.7;

type SelfIdentificationRow = Pick<SelfIdentification, 'userId' | 'ethnicity' | 'gender'>;

/** What those who applied said of themselves; who signs in has not been asked yet. */
export function selfIdentificationRows(
  world: World,
  applied: readonly { readonly userId: string }[],
): SelfIdentificationRow[] {
  const dice = world.dice('self-identification');
  const signIn = new Set(world.people.filter(({ signsIn }) => signsIn).map(({ id }) => id));
  return [...new Set(applied.map(({ userId }) => userId))]
    .filter((id) => !signIn.has(id) && dice.chance(ANSWERED))
    .map((userId) => ({ userId, ethnicity: dice.pick(ethnic), gender: dice.pick(gendered) }));
}

/** Each as the person it is of: the database takes it from nobody else. */
export async function insertSelfIdentifications(
  tx: Transaction,
  rows: readonly SelfIdentificationRow[],
): Promise<void> {
  for (const row of rows) {
    await tx.readOne(`select set_config('app.person_id', $2, true) as person from (select $1::uuid) one`, [row.userId]);
    await tx.insert(SelfIdentification, row);
  }
  await tx.readOne(`select set_config('app.person_id', '', true) as person from (select $1::uuid) one`);
}

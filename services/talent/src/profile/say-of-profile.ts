import type { Transaction } from '@talent-os/service-kit';
import { Profile } from './profile.entity.js';

type Said = Partial<Pick<Profile, 'headline' | 'visibility' | 'humanOnly'>>;

/** Writes what somebody says of their profile; what is not named stays, and a part they said nothing of is theirs alone. */
export async function sayOfProfile(tx: Transaction, userId: string, { visibility, ...said }: Said): Promise<void> {
  await tx.advisoryLock(`profile/${userId}`);
  const known = await tx.find(Profile, { userId });
  if (known) await tx.update(Profile, known, { ...said, visibility: { ...known.visibility, ...visibility } });
  else await tx.insert(Profile, { headline: '', humanOnly: false, ...said, visibility: { ...visibility }, userId });
}

import type { SignedInDevice } from '@talent-os/contracts/identity/sessions';
import type { Profile } from '@talent-os/contracts/identity/profile';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { counted } from '@/lib/counted';

const EXPIRING: readonly InboxItem['kind'][] = ['credential', 'clearance', 'attestation', 'course'];

export const tasksOf = (items: readonly InboxItem[]): InboxItem[] => items.filter(({ kind }) => kind === 'task');
export const expires = (items: readonly InboxItem[]): InboxItem[] =>
  items.filter(({ kind }) => EXPIRING.includes(kind));

/** Something an account lacks, in one line, and where it is seen to. */
type Lack = { readonly text: string; readonly to: string };

/** What somebody has beside the password. */
type FactorState = { readonly hasFactor: boolean; readonly recoveryCodesLeft: number };

/** From fewer on people are told to make new ones. */
const CODES_ENOUGH = 3;

function factorLacks({ hasFactor, recoveryCodesLeft: left }: FactorState): Lack[] {
  const lack = (text: string) => [{ text, to: '/user/security' }];
  if (!hasFactor) return lack('No second factor: whoever learns your password gets in');
  if (left >= CODES_ENOUGH) return [];
  if (left === 0) return lack('No recovery code is left: make new ones');
  return lack(`Only ${counted(left, 'recovery codes')} ${left === 1 ? 'is' : 'are'} left: make new ones`);
}

/** What is missing of somebody's account. */
export function lacksOf(
  { phone, pendingEmail }: Pick<Profile, 'phone' | 'pendingEmail'>,
  devices: readonly Pick<SignedInDevice, 'current'>[],
  factors: FactorState,
): Lack[] {
  const others = devices.filter(({ current }) => !current).length;
  const waits = pendingEmail && [
    ...(pendingEmail.oldConfirmed ? [] : ['the present one']),
    ...(pendingEmail.newConfirmed ? [] : ['the new one']),
  ];
  return [
    ...factorLacks(factors),
    ...(waits ? [{ text: `Your new address waits for the link in ${waits.join(' and ')}`, to: '/user/profile' }] : []),
    ...(others > 0
      ? [
          {
            text: `You are signed in on ${counted(others, 'other devices')}: check that you know them`,
            to: '/user/security',
          },
        ]
      : []),
    ...(phone === '' ? [{ text: 'No phone number: nobody can call you back', to: '/user/profile' }] : []),
  ];
}

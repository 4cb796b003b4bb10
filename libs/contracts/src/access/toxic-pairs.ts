import { roleTable, type Permission, type Role } from './tables.js';

/** Two permissions that one person should not hold together: they could decide about what they did themselves. */
export const toxicPairs = {
  requisitions: {
    label: 'Requests positions and approves requests',
    permissions: ['CREATE_POSITIONS', 'APPROVE_REQUISITIONS'],
  },
  shifts: { label: 'Claims shifts and approves claims', permissions: ['MANAGE_SHIFT_AVAILABILITY', 'APPROVE_SHIFTS'] },
  credentials: {
    label: 'Holds credentials and verifies them',
    permissions: ['VIEW_CREDENTIAL_STATUS', 'VERIFY_CREDENTIALS'],
  },
  clearances: {
    label: 'Holds a clearance and verifies clearances',
    permissions: ['VIEW_CLEARANCE_STATUS', 'VERIFY_CLEARANCE'],
  },
} as const satisfies Record<
  string,
  { readonly label: string; readonly permissions: readonly [Permission, Permission] }
>;

type ToxicPair = keyof typeof toxicPairs;
export const toxicPairNames = Object.keys(toxicPairs) as [ToxicPair, ...ToxicPair[]];

type HeldRole = { readonly roleName: Role; readonly addedPermissions?: readonly Permission[] | undefined };

/** Pairs that somebody holds with all their roles together. Administrators may everything by their office, and count nowhere. */
export function toxicPairsOf(held: readonly HeldRole[]): ToxicPair[] {
  const permissions = new Set(
    held.flatMap(({ roleName, addedPermissions = [] }) => {
      const own = roleTable[roleName].permissions;
      return own === 'all' ? [] : [...own, ...addedPermissions];
    }),
  );
  return toxicPairNames.filter((name) => toxicPairs[name].permissions.every((one) => permissions.has(one)));
}

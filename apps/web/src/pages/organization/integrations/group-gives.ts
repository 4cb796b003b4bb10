import { roleTable, type Role } from '@talent-os/contracts/access/tables';

type Group = { readonly role: Role | null; readonly customRole: string | null; readonly team: string | null };

/** What a group gives, in words. */
export function groupGives({ role, customRole, team }: Group): string {
  const given = role && (customRole ?? roleTable[role].label);
  if (!given && !team) return 'gives nothing yet';
  return ['gives', [given, team && `a place in ${team}`].filter(Boolean).join(' and ')].join(' ');
}

import { roleTable, type Role } from '@talent-os/contracts';

/** Whether a person of this role works here: applicants are nobody's colleagues. */
export const isColleague = ({ role }: { readonly role: Role }): boolean =>
  roleTable[role].audiences.some((audience) => audience === 'internalTeam' || audience === 'admin');

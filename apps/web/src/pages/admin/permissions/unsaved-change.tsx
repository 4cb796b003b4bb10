import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { roleTable, type Permission } from '@talent-os/contracts/access/tables';
import { toxicPairs } from '@talent-os/contracts/access/toxic-pairs';
import { getRoleImpact } from '@talent-os/contracts/identity/access-controls';
import { changeRole, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { permissionLabel } from '@/features/people/access-labels';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/api-error';
import { counted } from '@/lib/counted';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { rebased, type RoleDraft } from './role-draft';
import css from './permissions.module.css';

type UnsavedChangeProps = {
  readonly role: RoleInUse;
  readonly draft: RoleDraft;
  readonly onDraft: (draft?: RoleDraft) => void;
};

/** What a change of a role means for its people, before it is saved. */
export function UnsavedChange({ role, draft, onDraft }: UnsavedChangeProps) {
  const { name, baseRole, addedPermissions } = role;
  const { customRoleId, permissions } = draft;
  const impact = useQuery(steadyQuery(getRoleImpact, { customRoleId, permissions: permissions.join(',') }));
  const { save, loading } = useSave({ role, draft, onDraft });
  const gained = permissions.filter((one) => !addedPermissions.includes(one));
  const lost = addedPermissions.filter((one) => !permissions.includes(one));
  const people = impact.data?.people ?? role.people;
  return (
    <Card className={css.change}>
      <p className={css.made}>
        <strong>{counted(gained.length + lost.length, 'unsaved changes', 'unsaved change')}</strong>
        <span>based on {roleTable[baseRole].label}</span>
      </p>
      <h2 className={css.sentence}>{sentenceOf(name, gained, lost)}</h2>
      <p className={css.concerned}>
        <strong>{people}</strong> {people === 1 ? 'person holds this role' : 'people hold this role'}
      </p>
      {impact.data && impact.data.teams.length > 0 && (
        <ul className={css.teams} aria-label="By team">
          {impact.data.teams.map(({ name: team, people: there }) => (
            <li key={team}>
              {team} <strong>{there}</strong>
            </li>
          ))}
        </ul>
      )}
      {impact.data?.pairs.map(({ pair, people: met }) => (
        <p key={pair} className={css.warning}>
          {toxicPairs[pair].label}: {counted(met, 'people', 'person')} of them. The rule against deciding one’s own
          still holds.
        </p>
      ))}
      <div className={css.deeds}>
        <Button loading={loading} onClick={save}>
          Save for {counted(people, 'people', 'person')}
        </Button>
        <Button variant="default" onClick={() => onDraft()}>
          Discard
        </Button>
        <AppLink to={`/admin/access-controls/users?status=active&customRoleId=${customRoleId}`}>See them</AppLink>
      </div>
    </Card>
  );
}

/** Saves the role it began with; what somebody else saved is under the same changes, and is read before they are saved. */
function useSave({ role, draft, onDraft }: UnsavedChangeProps) {
  const { name, hiddenModules, version } = role;
  const { customRoleId, permissions, began } = draft;
  const { run, loading } = useCommand(changeRole, {
    done: ({ people }) => `${name} is changed for ${counted(people, 'people', 'person')}`,
  });
  const [refusedOf, setRefusedOf] = useState<number | null>();
  const follow = useEffectEvent(() => onDraft(rebased(draft, role)));
  const follows = refusedOf === began.version && version !== began.version;
  useEffect(() => {
    if (follows) follow();
  }, [follows]);
  const save = () =>
    void run({
      customRoleId,
      version: began.version!,
      name,
      permissions: [...permissions],
      hiddenModules: [...hiddenModules] as never,
    }).then(
      () => onDraft(),
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.code === 'resource.stale') setRefusedOf(began.version);
      },
    );
  return { save, loading };
}

const listed = (some: readonly Permission[]): string =>
  some.map((one) => permissionLabel(one).toLowerCase()).join(', ');

/** `Charge nurse may approve shifts; Charge nurse may no longer export data`. */
const sentenceOf = (name: string, gained: readonly Permission[], lost: readonly Permission[]): string =>
  [gained.length > 0 && `${name} may ${listed(gained)}`, lost.length > 0 && `${name} may no longer ${listed(lost)}`]
    .filter(Boolean)
    .join('; ');

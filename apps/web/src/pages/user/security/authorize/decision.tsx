import { Alert, Button, Checkbox, Group } from '@mantine/core';
import { useAbility } from '@casl/react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import type { ApplicationScope } from '@talent-os/contracts/access/principal';
import { roleTable } from '@talent-os/contracts/access/tables';
import {
  AUTHORIZATION_DAYS,
  decideAuthorizationRequest,
  type AuthorizationRequest,
} from '@talent-os/contracts/identity/authorization';
import { fullName } from '@talent-os/contracts/identity/full-name';
import { useState } from 'react';
import { hubsOf } from '@/lib/menu';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { scopeWords } from '@/features/applications/scopes';
import css from './authorize.module.css';

type DecisionProps = { readonly requestId: string; readonly request: AuthorizationRequest };

/** Who asks, what for, and the two answers. */
export function Decision({ requestId, request }: DecisionProps) {
  const { name, returnsTo, onThisComputer, scopes } = request;
  const { user, organization } = useMe();
  const hubs = hubsOf(useAbility<AppAbility>()).map(({ title }) => title);
  const [chosen, setChosen] = useState<readonly ApplicationScope[]>(scopes);
  const { run, loading } = useCommand(decideAuthorizationRequest, { failed: 'The application could not be answered' });
  const decide = async (allowed: readonly ApplicationScope[]) => {
    const { continueAt } = await run({ requestId, scopes: [...allowed] });
    location.assign(continueAt);
  };
  const toggle = (scope: ApplicationScope) =>
    setChosen((now) => (now.includes(scope) ? now.filter((one) => one !== scope) : [...now, scope]));
  return (
    <Card
      title={`“${name}” asks to act for you`}
      description="Nobody has checked that name. Go on only if you started this."
    >
      <dl className={css.facts}>
        <dt>You return to</dt>
        <dd>{onThisComputer ? `A program on this computer (${returnsTo})` : returnsTo}</dd>
        <dt>It acts as</dt>
        <dd>
          {fullName(user)}, {roleTable[user.activeRole].label} at {organization.name}
        </dd>
        <dt>It reaches</dt>
        <dd>
          {hubs.join(', ')}
          <small>Health information as such is left out</small>
        </dd>
        <dt>Until</dt>
        <dd>{AUTHORIZATION_DAYS} days from now, or until you revoke it under Security</dd>
      </dl>
      <fieldset className={css.scopes} disabled={loading}>
        <legend>It may</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            checked={chosen.includes(scope)}
            onChange={() => toggle(scope)}
            label={scopeWords[scope].label}
            description={scopeWords[scope].about}
          />
        ))}
      </fieldset>
      {chosen.length === 0 && <Alert color="gray">Choose what it may do, or decline.</Alert>}
      <Group className={css.answers} justify="flex-end">
        <Button variant="default" disabled={loading} onClick={() => void decide([]).catch(() => undefined)}>
          Decline
        </Button>
        <Button
          disabled={chosen.length === 0}
          loading={loading}
          onClick={() => void decide(chosen).catch(() => undefined)}
        >
          Allow
        </Button>
      </Group>
    </Card>
  );
}

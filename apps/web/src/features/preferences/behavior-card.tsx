import { useAbility } from '@casl/react';
import { Select, Switch } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { UserPreferences } from '@talent-os/contracts/identity/preference-values';
import { hubsOf } from '@/lib/menu';
import { Card } from '@/ui/page/card';
import css from './preferences.module.css';
import type { PreferenceProps } from './use-preferences';

const landing = UserPreferences.shape.defaultHub;

export function BehaviorCard({ preferences: { defaultHub, assistant }, onChange }: PreferenceProps) {
  const hubs = hubsOf(useAbility<AppAbility>()).filter(({ to }) => to);
  const known = hubs.some(({ key }) => key === defaultHub);
  return (
    <Card title="Behavior">
      <div className={css.rows}>
        <div className={css.row}>
          <label htmlFor="default-hub">
            First screen
            <small>Opens after you sign in</small>
          </label>
          <Select
            id="default-hub"
            w={190}
            allowDeselect={false}
            data={[{ value: 'home', label: 'Home' }, ...hubs.map(({ key, title }) => ({ value: key, label: title }))]}
            value={known ? defaultHub : 'home'}
            onChange={(value) => onChange({ defaultHub: landing.parse(value) })}
          />
        </div>
        <div className={css.row}>
          <span id="assistant">
            Assistant
            <small>Its button stands at the bottom right of every screen</small>
          </span>
          <Switch
            aria-labelledby="assistant"
            checked={assistant ?? true}
            onChange={({ currentTarget }) => onChange({ assistant: currentTarget.checked })}
          />
        </div>
      </div>
    </Card>
  );
}

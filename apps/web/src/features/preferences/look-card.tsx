import { SegmentedControl, Switch } from '@mantine/core';
import { themes } from '@talent-os/contracts/identity/preference-values';
import { themeLabels } from '@talent-os/contracts/identity/user-preferences';
import { densities } from '@talent-os/contracts/identity/preference-values';
import { type Density } from '@talent-os/contracts/identity/views';
import { Card } from '@/ui/page/card';
import css from './preferences.module.css';
import type { PreferenceProps } from './use-preferences';

const densityLabels: Readonly<Record<Density, string>> = { dense: 'Dense', regular: 'Regular', roomy: 'Roomy' };

export function LookCard({ preferences: { theme, density, reduceMotion }, onChange }: PreferenceProps) {
  return (
    <Card title="Look">
      <div className={css.rows}>
        <div className={css.row}>
          <span id="theme">Theme</span>
          <SegmentedControl
            aria-labelledby="theme"
            value={theme ?? 'system'}
            onChange={(value) => onChange({ theme: themes.find((one) => one === value) ?? null })}
            data={themes.map((value) => ({ value, label: themeLabels[value] }))}
          />
        </div>
        <div className={css.row}>
          <span id="density">
            Rows of lists
            <small>A list that you set otherwise keeps its own</small>
          </span>
          <SegmentedControl
            aria-labelledby="density"
            value={density ?? 'regular'}
            onChange={(value) => onChange({ density: densities.find((one) => one === value) ?? null })}
            data={densities.map((value) => ({ value, label: densityLabels[value] }))}
          />
        </div>
        <div className={css.row}>
          <span id="motion">
            Reduce motion
            <small>Nothing slides, fades or grows</small>
          </span>
          <Switch
            aria-labelledby="motion"
            checked={reduceMotion}
            onChange={({ currentTarget }) => onChange({ reduceMotion: currentTarget.checked })}
          />
        </div>
      </div>
    </Card>
  );
}

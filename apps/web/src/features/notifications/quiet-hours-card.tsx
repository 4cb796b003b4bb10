import { Select, Switch } from '@mantine/core';
import { Card } from '@/ui/page/card';
import { hourChoices, type PreferenceChange, type Preferences } from './preferences.rules';
import css from './settings.module.css';

type QuietHoursCardProps = {
  readonly preferences: Preferences;
  readonly onChange: (change: PreferenceChange) => void;
};

const NIGHT = { quietFrom: 22, quietTo: 7 };

/** Hours in which no email goes out. */
export function QuietHoursCard({ preferences: { quietHours, timezone }, onChange }: QuietHoursCardProps) {
  const ends = (without: number) => hourChoices.filter(({ value }) => Number(value) !== without);
  return (
    <Card
      title="Quiet hours"
      description="Emails wait until they are over; your inbox has everything at once. Security notices do not wait."
    >
      <div className={css.row}>
        <Switch
          label="Quiet hours"
          checked={quietHours !== null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : { quietFrom: null, quietTo: null })}
        />
        {quietHours && (
          <>
            <Select
              aria-label="Quiet from"
              w={110}
              allowDeselect={false}
              data={ends(quietHours.to)}
              value={String(quietHours.from)}
              onChange={(hour) => hour !== null && onChange({ quietFrom: Number(hour), quietTo: quietHours.to })}
            />
            <span>to</span>
            <Select
              aria-label="Quiet to"
              w={110}
              allowDeselect={false}
              data={ends(quietHours.from)}
              value={String(quietHours.to)}
              onChange={(hour) => hour !== null && onChange({ quietFrom: quietHours.from, quietTo: Number(hour) })}
            />
          </>
        )}
      </div>
      {quietHours && <p className={css.hint}>In {timezone}.</p>}
    </Card>
  );
}

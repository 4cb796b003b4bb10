import { Switch, VisuallyHidden } from '@mantine/core';
import { kindTable } from '@talent-os/contracts/identity/notification-kinds';
import { Card } from '@/ui/page/card';
import type { PreferenceChange, Preferences } from './preferences.rules';
import css from './settings.module.css';

type ChannelMatrixProps = {
  readonly preferences: Preferences;
  readonly onChange: (change: PreferenceChange) => void;
};

const channels = [
  { key: 'inApp', label: 'In the app', words: 'in the app' },
  { key: 'email', label: 'Email', words: 'by email' },
] as const;

/** Which notification takes which way. Security notices take every way there is. */
export function ChannelMatrix({ preferences: { kinds, push }, onChange }: ChannelMatrixProps) {
  return (
    <Card
      title="Channels"
      description={
        push.available
          ? 'Changes are saved at once.'
          : 'Changes are saved at once. Push is not available on this installation.'
      }
      flush
    >
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">Notifications about</th>
            {channels.map(({ key, label }) => (
              <th scope="col" key={key}>
                {label}
              </th>
            ))}
            <th scope="col">Push</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((row) => (
            <tr key={row.kind}>
              <th scope="row">
                <span className={css.kind}>{kindTable[row.kind].label}</span>
                <span className={css.about}>
                  {kindTable[row.kind].about}
                  {row.always && '. Security notices cannot be muted'}
                </span>
              </th>
              {channels.map(({ key, words }) => (
                <td key={key}>
                  {row.always ? (
                    <span className={css.always}>Always</span>
                  ) : (
                    <Switch
                      className={css.switch}
                      aria-label={`${kindTable[row.kind].label} ${words}`}
                      checked={row[key]}
                      onChange={({ currentTarget }) =>
                        onChange({ kind: row.kind, channel: key, on: currentTarget.checked })
                      }
                    />
                  )}
                </td>
              ))}
              <td className={css.none}>
                <VisuallyHidden>Not available</VisuallyHidden>
                <span aria-hidden>–</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

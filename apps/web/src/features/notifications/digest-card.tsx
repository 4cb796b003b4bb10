import { SegmentedControl, Select } from '@mantine/core';
import { digestLabels, digests } from '@talent-os/contracts/identity/notification-preferences';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { hourChoices, type PreferenceChange, type Preferences } from './preferences.rules';
import css from './settings.module.css';

type DigestCardProps = {
  readonly preferences: Preferences;
  readonly onChange: (change: PreferenceChange) => void;
};

/** One email instead of many. */
export function DigestCard({ preferences, onChange }: DigestCardProps) {
  const { momentOf } = useFormat();
  const { digest, digestHour, timezone, email } = preferences;
  return (
    <Card
      title="Digest"
      description="One email with everything you have not read by then. Security notices do not wait for it."
    >
      <div className={css.row}>
        <SegmentedControl
          aria-label="Digest"
          value={digest}
          onChange={(value) => onChange({ digest: digests.find((one) => one === value) ?? 'off' })}
          data={digests.map((value) => ({ value, label: digestLabels[value] }))}
        />
        {digest !== 'off' && (
          <Select
            aria-label="Hour of the digest"
            w={110}
            allowDeselect={false}
            data={hourChoices}
            value={String(digestHour)}
            onChange={(hour) => hour !== null && onChange({ digestHour: Number(hour) })}
          />
        )}
      </div>
      <p className={css.hint}>
        {digest === 'off' ? 'Every email goes out by itself.' : `In ${timezone}.`}
        {email.available && email.nextDigestAt && ` The next one goes out ${momentOf(email.nextDigestAt)}.`}
      </p>
    </Card>
  );
}

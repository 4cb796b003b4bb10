import { Select, Stack } from '@mantine/core';
import { dateFormats, locales, UserPreferences } from '@talent-os/contracts/identity/preference-values';
import { dateFormatLabels, localeLabels } from '@talent-os/contracts/identity/user-preferences';
import { decimal, money } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { useNow } from '@/lib/use-now';
import { Card } from '@/ui/page/card';
import css from './preferences.module.css';
import type { PreferenceProps } from './use-preferences';

const { locale: localeChoice, dateFormat: formatChoice } = UserPreferences.shape;
const SAMPLE = 12_345.6;
const SAMPLE_MINOR = 123_456_00;

/** How dates and numbers are written, with what that comes to. */
export function WritingCard({ preferences: { locale, dateFormat }, onChange }: PreferenceProps) {
  const { currency } = useMe().organization;
  const { momentOf } = useFormat();
  const now = useNow();
  return (
    <Card title="Dates and numbers" description="This is about dates and numbers only: the words stay English.">
      <Stack gap="md">
        <Select
          label="Written as in"
          placeholder="English (as the product)"
          clearable
          data={locales.map((value) => ({ value, label: localeLabels[value] }))}
          value={locale}
          onChange={(value) => onChange({ locale: localeChoice.parse(value) })}
        />
        <Select
          label="Dates"
          allowDeselect={false}
          data={dateFormats.map((value) => ({ value, label: dateFormatLabels[value] }))}
          value={dateFormat}
          onChange={(value) => onChange({ dateFormat: formatChoice.parse(value) })}
        />
        <dl className={css.sample}>
          <div>
            <dt>Now</dt>
            <dd>{momentOf(new Date(now).toISOString())}</dd>
          </div>
          <div>
            <dt>A number</dt>
            <dd>{decimal(SAMPLE)}</dd>
          </div>
          <div>
            <dt>An amount</dt>
            <dd>{money(SAMPLE_MINOR, currency)}</dd>
          </div>
        </dl>
      </Stack>
    </Card>
  );
}

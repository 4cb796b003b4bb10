import { Select, type SelectProps } from '@mantine/core';

/** Every timezone by its IANA name. */
const timezones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** A timezone of the list, found by a part of its name. Empty while none is chosen. */
export function TimezoneSelect({ value, onChange, ...props }: Omit<SelectProps, 'data'>) {
  const unknown = value && !timezones.some((zone) => zone.value === value) ? [{ value, label: value }] : [];
  return (
    <Select
      searchable
      nothingFoundMessage="No time zone of this name"
      maxDropdownHeight={260}
      limit={100}
      {...props}
      data={[...unknown, ...timezones]}
      value={value || null}
      onChange={(chosen, option) => onChange?.(chosen ?? '', option)}
    />
  );
}

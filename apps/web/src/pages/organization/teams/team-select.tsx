import { Select, type SelectProps } from '@mantine/core';
import type { TeamRow } from '@talent-os/contracts/identity/team-setup';

type TeamSelectProps = Omit<SelectProps, 'data' | 'onChange'> & {
  readonly teams: readonly TeamRow[];
  /** Ids to choose from, in their order; null is the top. */
  readonly places: readonly (string | null)[];
  /** Whether nothing chosen means the top. */
  readonly atTop?: boolean;
  readonly onChange?: (id: string) => void;
};

/** A team of the organization by its name. */
export function TeamSelect({ teams, places, atTop = false, value, onChange, ...props }: TeamSelectProps) {
  const data = places.flatMap((id) => {
    const team = teams.find((one) => one.id === id);
    return team ? [{ value: team.id, label: team.name }] : [];
  });
  return (
    <Select
      searchable
      nothingFoundMessage="No team of this name"
      maxDropdownHeight={260}
      {...(atTop && { clearable: true, placeholder: 'At the top' })}
      {...props}
      data={data}
      value={value || null}
      onChange={(id) => onChange?.(id ?? '')}
    />
  );
}

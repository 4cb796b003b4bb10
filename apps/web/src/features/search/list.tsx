import { Box, Button } from '@mantine/core';
import { searchKindOf, type SearchKind } from '@talent-os/contracts/search/kinds';
import { useEffect, useId } from 'react';
import { ASSISTANT } from './groups.rules';
import type { Group, PaletteOption } from './option';
import { Row } from './row';
import { idOf } from './use-choice';
import css from './palette.module.css';

type ListProps = {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly typed: string;
  readonly active: string | undefined;
  readonly results: {
    readonly missing: readonly SearchKind[];
    readonly pending: boolean;
    readonly failed: boolean;
    readonly retry: () => void;
  };
  readonly onHover: (key: string) => void;
  readonly onRun: (option: PaletteOption, newTab: boolean) => void;
};

/** What is found, in groups; what could not be searched is told above it. */
export function List({ id, groups, typed, active, results, onHover, onRun }: ListProps) {
  const { missing, pending, failed, retry } = results;
  const nothing = !pending && typed !== '' && groups.every(({ label }) => label === ASSISTANT);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Box className={css.results} role="region" aria-label="Found" aria-busy={pending} tabIndex={0}>
      {(failed || missing.length > 0) && (
        <p className={css.missing} role="alert">
          <span>
            {failed ? 'Records cannot be searched right now.' : `Not searched right now: ${inWords(missing)}.`}
          </span>
          <Button size="compact-xs" variant="default" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {nothing && !failed && (
        <p className={css.nothing}>
          <b>Nothing found for “{typed}”</b>
          <span>Searched: names of people and records you may open, screens and actions.</span>
        </p>
      )}
      <div role="listbox" id={id} aria-label="Results">
        {groups.map((group) => (
          <OptionGroup key={group.label} {...{ id, group, typed, active, onHover, onRun }} />
        ))}
      </div>
    </Box>
  );
}

const inWords = (kinds: readonly SearchKind[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format([
    ...new Set(kinds.map((kind) => searchKindOf(kind).many.toLowerCase())),
  ]);

type GroupProps = Pick<ListProps, 'id' | 'typed' | 'active' | 'onHover' | 'onRun'> & { readonly group: Group };

function OptionGroup({ id, group: { label, options }, typed, active, onHover, onRun }: GroupProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={css.group}>
      <div id={heading} className={css.heading} role="presentation">
        {label}
      </div>
      {options.map((option) => (
        <Row
          key={option.key}
          id={idOf(id, option.key)}
          option={option}
          typed={typed}
          chosen={active === idOf(id, option.key)}
          onHover={() => onHover(option.key)}
          onRun={(newTab) => onRun(option, newTab)}
        />
      ))}
    </div>
  );
}

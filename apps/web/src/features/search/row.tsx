import { Box } from '@mantine/core';
import clsx from 'clsx';
import { Initials } from '@/ui/display/initials';
import { hueOf, looks } from '@/ui/theme/hub-looks';
import { kindLooks } from './kind-looks';
import { partsOf } from './match.rules';
import type { PaletteOption } from './option';
import css from './palette.module.css';

type RowProps = {
  readonly id: string;
  readonly option: PaletteOption;
  readonly typed: string;
  readonly chosen: boolean;
  readonly onHover: () => void;
  readonly onRun: (newTab: boolean) => void;
};

/** One option: its sign, its name with what was typed of it marked, and what tells it from others. */
export const Row = ({ id, option, typed, chosen, onHover, onRun }: RowProps) => (
  <Box
    role="option"
    id={id}
    aria-selected={chosen}
    className={clsx(css.row, chosen && css.chosen)}
    style={hueOf(option.hub)}
    onMouseMove={chosen ? undefined : onHover}
    onMouseDown={(event) => event.preventDefault()}
    onClick={({ ctrlKey, metaKey }) => onRun(ctrlKey || metaKey)}
    onAuxClick={({ button }) => button === 1 && onRun(true)}
  >
    <Sign option={option} />
    <span className={css.name}>
      {partsOf(option.title, typed).map(({ at, text, matched }) =>
        matched ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
    <span className={css.detail}>{option.detail}</span>
  </Box>
);

/** A person's initials, or the icon of what it is. */
export function Sign({ option: { record, icon, hub, title } }: { readonly option: PaletteOption }) {
  if (record?.kind === 'person') return <Initials name={title} small />;
  const SignIcon = icon ?? (record ? kindLooks[record.kind] : looks[hub].icon);
  return (
    <span className={css.sign} aria-hidden>
      <SignIcon size={15} />
    </span>
  );
}

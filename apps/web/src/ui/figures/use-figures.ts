import { useAbility } from '@casl/react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import type { Figure, Figures, FigureTable } from '@talent-os/contracts/figures/figure';
import { linkOf } from '@talent-os/contracts/figures/links';
import type { ReactNode } from 'react';
import { count } from '@/lib/format';
import type { Stat } from './stats';

/** The figures of an answer as the caller reads them. */
export function useFigures<O extends Operation, F extends Figures>(
  table: FigureTable<O, F>,
  answer: Output<O> | undefined,
  input: Sent<O> = {} as Sent<O>,
): F {
  return table.figures(answer, input, { ability: useAbility<AppAbility>() });
}

type StatLook = {
  /** How it is written, where it is no plain number; undefined while it is not known yet. */
  readonly value?: ReactNode;
  /** Stands behind the scope. */
  readonly note?: ReactNode;
};
type StatOf = (figure: Figure, shown?: StatLook) => Stat;

const plain = (value: Figure['value']): ReactNode =>
  value === undefined ? undefined : value === null ? '–' : count(value);

/** Figures as a strip shows them, named with their scope and linked to their rows. */
export function useStatOf(): StatOf {
  const linkTo = useFigureLink();
  return (figure, shown = {}) => ({
    label: figure.label,
    value: 'value' in shown ? shown.value : plain(figure.value),
    note: shown.note ? noted(figure.scope, shown.note) : figure.scope,
    to: linkTo(figure),
    how: figure.how,
  });
}

const noted = (scope: string, note: ReactNode): ReactNode => (typeof note === 'string' ? `${scope}, ${note}` : note);

/** Where the rows of a figure stand, if the caller may open them. */
export function useFigureLink(): (figure: Pick<Figure, 'rows'>) => string | undefined {
  const ability = useAbility<AppAbility>();
  return (figure) => linkOf(ability, figure);
}

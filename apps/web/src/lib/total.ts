import { counted } from './counted';
import { numberFormat } from './intl';

/** How many rows a list has; with `more`, at least so many. */
export type Total = { readonly total: number; readonly more?: true | undefined };

/** How many rows a list has, in words: `25 deals`, or `10,000+ deals` where nobody counted further. */
export const totalInWords = ({ total, more }: Total, plural: string): string =>
  more ? `${numberFormat({}).format(total)}+ ${plural}` : counted(total, plural);

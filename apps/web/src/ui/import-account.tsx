import type { ImportAccount as Account } from '@talent-os/contracts/import-account';
import { counted } from '../lib/counted';
import { count } from '../lib/format';
import css from './import-account.module.css';

type ImportAccountProps = {
  readonly account: Account;
  /** What the account counts. */
  readonly of?: 'rows' | 'objects';
  /** What the file was found to be. */
  readonly found?: readonly string[];
  readonly notes?: readonly { readonly line: number; readonly reason: string }[];
};

const NONE = [] as const;
/** Notes shown. */
const SHOWN = 50;

/** Where everything in a file went, as a sum, what it was found to be, and which lines were odd. */
export function ImportAccount({ account, of = 'rows', found = NONE, notes = NONE }: ImportAccountProps) {
  return (
    <>
      <p className={css.account}>{accountText(account, of)}</p>
      {found.length > 0 && <p className={css.found}>Read as {found.join(', ')}.</p>}
      {notes.length > 0 && (
        <ul className={css.notes} aria-label="Read as written">
          {notes.slice(0, SHOWN).map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>
              Line {line}: {reason}, read as it is written
            </li>
          ))}
          {notes.length > SHOWN && <li>And {count(notes.length - SHOWN)} more</li>}
        </ul>
      )}
    </>
  );
}

/** The account as a sum: what went in, and what came of it. Kinds are named where something was passed over. */
export function accountText({ rows, taken, known, refused, passedOver }: Account, of: 'rows' | 'objects'): string {
  const over = passedOver.reduce((sum, one) => sum + one.count, 0);
  const kinds = passedOver.map((one) => `${one.kind} (${count(one.count)})`).join(', ');
  const parts = [`${count(taken)} taken`, `${count(known)} known already`, `${count(refused)} refused`];
  return `${counted(rows, of)} in the file: ${[...parts, `${count(over)} passed over${over > 0 ? `: ${kinds}` : ''}`].join(', ')}.`;
}

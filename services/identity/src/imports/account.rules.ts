import { passedOver, type ImportAccount } from '@talent-os/contracts/import-account.js';

type FileCounts = {
  readonly read: number;
  readonly empty: number;
  /** Rows that add something, taken or not. */
  readonly rows: number;
  readonly known: number;
  readonly faulty: number;
};

/** Where the rows of a file went: it is taken whole or not at all, so without it what would be added is passed over. */
export function accountOf({ read, empty, rows, known, faulty }: FileCounts, taken: boolean): ImportAccount {
  return {
    rows: read,
    taken: taken ? rows : 0,
    known,
    refused: faulty,
    passedOver: passedOver([
      ['empty row', empty],
      ['row that would be added', taken ? 0 : rows],
    ]),
  };
}

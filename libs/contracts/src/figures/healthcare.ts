import type { Output } from '../define.js';
import { myCredentials, ownCredentials } from '../healthcare/credentials.js';
import { getLedger, myEducation } from '../healthcare/education.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';

const CREDENTIALS = '/healthcare/professional/credentials';
const EDUCATION = '/healthcare/professional/education';

type OwnRows = Parameters<typeof rowsOf<typeof ownCredentials>>[1];
export const ownCredentialRows = (
  filter: OwnRows['filter'],
  sum: OwnRows['sum'] = ({ items }) => items.length,
): readonly FigureRows[] => [rowsOf(ownCredentials, { screen: CREDENTIALS, filter, sum })];

export const ownCredentialFigures = (mine: Output<typeof myCredentials> | undefined) => ({
  active: {
    label: 'Active Certifications',
    scope: 'yours, valid today',
    value: mine?.activeCertifications,
    rows: ownCredentialRows({ show: 'valid' }),
  },
  expiring: {
    label: 'Expiring Soon',
    scope: 'yours, within 90 days',
    value: mine?.expiringSoon,
    rows: ownCredentialRows({ show: 'expiring' }),
  },
});
export const credentialFigures = figureTable(myCredentials, ownCredentialFigures);

type LedgerRows = Parameters<typeof rowsOf<typeof getLedger>>[1];
const ledger = (sum: LedgerRows['sum']): readonly FigureRows[] => [
  rowsOf(getLedger, { screen: EDUCATION, part: 'contact-hours', sum }),
];

export const ownEducationFigures = (mine: Output<typeof myEducation> | undefined) => ({
  earned: {
    label: 'CEU Progress',
    scope: 'your cycle',
    value: mine?.ceuEarned,
    how: 'The contact hours of your courses that count in the cycle, of those required',
    rows: ledger(({ records }) =>
      sumOf(
        records.filter(({ current }) => current),
        ({ credits }) => credits,
      ),
    ),
  },
  courses: {
    label: 'Courses Completed',
    scope: 'your cycle',
    value: mine?.coursesCompleted,
    rows: ledger(({ records }) => records.filter(({ current }) => current).length),
  },
});
export const educationFigures = figureTable(myEducation, ownEducationFigures);

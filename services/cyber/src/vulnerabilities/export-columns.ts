import type { Vulnerability } from '@talent-os/contracts/cyber/vulnerabilities.js';

type Column = (vulnerability: Omit<Vulnerability, 'may'>) => string | number | null;
const yesNo = (answer: boolean) => (answer ? 'yes' : 'no');

/** Columns of the file of vulnerabilities. The first seven are the ones an import reads. */
export const COLUMNS: Readonly<Record<string, Column>> = {
  cve: ({ cve }) => cve,
  asset: ({ asset }) => asset,
  cvss: ({ cvss }) => cvss,
  exposed: ({ exposed }) => yesNo(exposed),
  kev: ({ kev }) => yesNo(kev),
  automatable: ({ automatable }) => yesNo(automatable),
  'total impact': ({ totalImpact }) => yesNo(totalImpact),
  status: ({ status }) => status,
  owner: ({ ownerName }) => ownerName,
  found: ({ foundAt }) => foundAt,
  due: ({ dueAt }) => dueAt,
  overdue: ({ overdue }) => yesNo(overdue),
  'compromise check': ({ checkedAt }) => checkedAt,
  'accepted until': ({ acceptedUntil }) => acceptedUntil,
};

/** Findings of the demo: id, score, the four answers (exposed, known exploited, automatable, total impact), asset, age. */
export type DemoFinding = {
  readonly cve: string;
  readonly cvss: number;
  readonly flags: string;
  readonly asset: string;
  readonly daysAgo: number;
  /** How far the team has come; open where it says nothing. */
  readonly state?: 'mitigating' | 'remediated' | 'accepted';
  readonly note?: string;
};

export const demoFindings: readonly DemoFinding[] = [
  { cve: 'CVE-2024-3400', cvss: 10, flags: 'yyyy', asset: 'edge-fw-1', daysAgo: 2, state: 'mitigating' },
  { cve: 'CVE-2023-4966', cvss: 9.4, flags: 'yyyn', asset: 'vpn-gateway', daysAgo: 9, state: 'mitigating' },
  { cve: 'CVE-2024-21762', cvss: 9.8, flags: 'yyyy', asset: 'branch-fw-7', daysAgo: 1 },
  { cve: 'CVE-2024-6387', cvss: 8.1, flags: 'ynny', asset: 'jump-host-2', daysAgo: 31, state: 'mitigating' },
  { cve: 'CVE-2023-44487', cvss: 7.5, flags: 'yyyn', asset: 'public-web', daysAgo: 16 },
  { cve: 'CVE-2024-38063', cvss: 9.8, flags: 'nnyy', asset: 'workstations', daysAgo: 22, state: 'mitigating' },
  { cve: 'CVE-2023-48795', cvss: 5.9, flags: 'ynnn', asset: 'sftp-drop', daysAgo: 80 },
  { cve: 'CVE-2023-38545', cvss: 9.8, flags: 'nnny', asset: 'build-agents', daysAgo: 44 },
  { cve: 'CVE-2022-22965', cvss: 9.8, flags: 'nyyy', asset: 'claims-api', daysAgo: 6, state: 'mitigating' },
  { cve: 'CVE-2024-30088', cvss: 7, flags: 'nynn', asset: 'workstations', daysAgo: 12 },
  {
    cve: 'CVE-2020-1472',
    cvss: 10,
    flags: 'nyyy',
    asset: 'lab-dc-1',
    daysAgo: 20,
    state: 'accepted',
    note: 'The laboratory network has no way out; the controller is replaced in spring.',
  },
  {
    cve: 'CVE-2021-44228',
    cvss: 10,
    flags: 'yyyy',
    asset: 'search-index',
    daysAgo: 40,
    state: 'remediated',
    note: 'Library replaced, hosts rebuilt.',
  },
  {
    cve: 'CVE-2023-34362',
    cvss: 9.8,
    flags: 'yyyy',
    asset: 'file-exchange',
    daysAgo: 55,
    state: 'remediated',
    note: 'Vendor patch installed, product moved behind the gateway.',
  },
  {
    cve: 'CVE-2023-23397',
    cvss: 9.8,
    flags: 'nyny',
    asset: 'mail-clients',
    daysAgo: 63,
    state: 'remediated',
    note: 'Update rolled out to every client.',
  },
];

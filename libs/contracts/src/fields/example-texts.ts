/** What texts look like, by the name of their field; what is not here is shown by its name in words. */
export const exampleTexts: Readonly<Record<string, string>> = {
  password: 'TalentOS-demo-2026',
  firstName: 'Ada',
  lastName: 'Okafor',
  accountName: 'Helix Biosciences',
  organization: 'meridian',
  timezone: 'Europe/Berlin',
  currency: 'USD',
  location: 'Berlin',
  phone: '+49 30 5550 0199',
  domain: 'example.org',
  department: 'Enterprise Sales',
  title: 'Renewal with Helix Biosciences',
  description: 'What is known of it, in a sentence or two.',
  note: 'Agreed by phone.',
  notes: 'Agreed by phone.',
  reason: 'The customer has asked for it.',
  comment: 'Fits the plan of the quarter.',
  message: 'Your request was received.',
  search: 'helix',
  filename: 'deals.csv',
  csv: 'Title,Amount\r\nRenewal with Helix Biosciences,4800000\r\n',
  ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  link: '/sales/pipeline',
  path: '/sales/pipeline',
  route: '/sales/opportunities',
  url: 'https://talent.example/sales/pipeline',
  hub: 'sales',
  hubContext: 'sales',
  hub_context: 'sales',
  model: 'llama-3.3-70b',
  keyEnding: 'a1b2',
  month: '2026-11',
  startTime: '07:00',
  endTime: '19:00',
  cve: 'CVE-2026-0001',
  quarter: '2026-Q4',
  periodStart: '2026-10-01',
  periodEnd: '2026-12-31',
  before: '2026-11-20T09:30:00.000Z',
  language: 'en',
  unit: 'deals',
};

/** What texts of a pattern look like. */
export const textsByPattern: Readonly<Record<string, string>> = {
  '^[a-z][a-z0-9-]*$': 'interview',
  '^\\d{4}-(0[1-9]|1[0-2])$': '2026-11',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'meridian',
  '^[a-z]+(\\.[a-zA-Z]+){1,3}$': 'sales.deals.list',
  '^[a-zA-Z_]{1,40}$': 'stage',
  '^[a-zA-Z_]{1,40}:(asc|desc)$': 'amount:desc',
  '^[a-z]+\\.[0-9a-f-]{36}$': 'healthcare.0199a000-0000-7000-8000-000000000001',
  '^[\\w-]{86}(?:\\.ics)?$': `${'mK2vX9qLr4TzB7nWc1YhD5sGpE8uJ3oAfI6tRQ0VxZkMlNjHbgSwPyCeUdFi'.repeat(2).slice(0, 86)}.ics`,
  '^[A-Za-z0-9_-]{64}$': 'mK2vX9qLr4TzB7nWc1YhD5sGpE8uJ3oAfI6tRQ0VxZkMlNjHbgSwPyCeUdFi-_a1',
  '^[A-Za-z0-9_-]{20,64}$': 'kQ8vN2xT5rWcZ1mB7yLsD',
  '^talentos_scim_[A-Za-z0-9_-]{64}$': 'talentos_scim_mK2vX9qLr4TzB7nWc1YhD5sGpE8uJ3oAfI6tRQ0VxZkMlNjHbgSwPyCeUdFi-_a1',
  '^whsec_[A-Za-z0-9+/]{43}=$': 'whsec_mK2vX9qLr4TzB7nWc1YhD5sGpE8uJ3oAfI6tRQ0VxZk=',
  '^talentos_mcp_[A-Za-z0-9_-]{64}$': 'talentos_mcp_mK2vX9qLr4TzB7nWc1YhD5sGpE8uJ3oAfI6tRQ0VxZkMlNjHbgSwPyCeUdFi-_a1',
};

/** What numbers look like, by the name of their field. */
export const exampleNumbers: Readonly<Record<string, number>> = {
  amount: 4_800_000,
  baseSalary: 9_600_000,
  variable: 2_400_000,
  salaryMin: 8_000_000,
  salaryMax: 11_000_000,
  target: 10,
  /** Of a version: the first. */
  number: 1,
  page: 1,
  /** Of an objective: the first of its strategy. */
  pillar: 0,
  total: 60,
};

/** Fields whose values must fit each other, by operation. */
export const together: Readonly<Record<string, Record<string, unknown>>> = {
  'productivity.wellness.checkIn': { instrument: 'WHO5', answers: [3, 4, 3, 4, 3] },
  'talent.applicationFeedback.answer': { strengths: 'You told us what went wrong before we asked.' },
  'sales.excellence.rows': { module: 'gtm', metric: 'winRateBySegment' },
  'cyber.incidents.addIndicator': { kind: 'ip', value: '192.0.2.1' },
};

import type { GrownList } from '../lists/list.ts';
import { lists } from '../lists/lists.ts';
import { positions, scaledLists } from '../scale/lists.ts';

/** Records of a kind that one organization has. */
type StoredRecords = { readonly list: GrownList; readonly rows: number };

const known = (title: string): GrownList => {
  const found = [...scaledLists, ...lists].find((list) => list.title === title);
  if (found === undefined) throw new Error(`there is no list "${title}"`);
  return found;
};

const LETTERS = `chr(97 + n % 26) || chr(97 + (n / 26) % 26)`;

/** Colleagues, who hold the role of the one they are a copy of. */
const people: GrownList = {
  title: 'People',
  path: '/api/people',
  person: 'org.admin@meridian.example',
  table: 'identity.person',
  grow: { email: `n || '.' || t.email`, last_name: `t.last_name || ${LETTERS}` },
  grown: `
    insert into identity.role_assignment (id, organization_id, created_at, updated_at, person_id, role_name, industry, rank)
    select gen_random_uuid(), $1, now(), now(), p.id, 'SALES_REP', 'SALES', 1 from identity.person p
    where p.organization_id = $1 and not exists (
      select from identity.role_assignment r where r.organization_id = $1 and r.person_id = p.id)`,
};

/** 100,000 records of an organization, in the proportions of one that is at work. */
export const records: readonly StoredRecords[] = [
  { list: people, rows: 10_000 },
  { list: positions, rows: 5_000 },
  { list: known('Deals'), rows: 25_000 },
  { list: known('Applications'), rows: 25_000 },
  { list: known('Shifts'), rows: 15_000 },
  { list: known('Incidents'), rows: 10_000 },
  { list: known('Threats'), rows: 5_000 },
  { list: known('Vulnerabilities'), rows: 5_000 },
];

/** What people type, and as whom. */
export const searches: readonly { readonly title: string; readonly person: string; readonly q: string }[] = [
  { title: 'two letters', person: 'org.admin@meridian.example', q: 'ma' },
  { title: 'a word most records have', person: 'org.admin@meridian.example', q: 'engineer' },
  { title: 'a name', person: 'org.admin@meridian.example', q: 'anvil credit' },
  { title: 'a person', person: 'recruiter@meridian.example', q: 'dana whi' },
  { title: 'one slip', person: 'org.admin@meridian.example', q: 'phisihng' },
  { title: 'nothing there', person: 'org.admin@meridian.example', q: 'zzqxw' },
  { title: 'of my own', person: 'sales.rep@meridian.example', q: 'annual ren' },
  { title: 'one letter', person: 'org.admin@meridian.example', q: 's' },
];

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { asTexts } from '@talent-os/contracts/fields/examples';
import { listTasks } from '@talent-os/contracts/productivity/tasks';
import { operations } from '@talent-os/contracts/registry';
import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { answerAll, lists, rowAt } from '../../test/lists';
import { me } from '../../test/people';
import { showSignedIn } from '../../test/signed-in';
import { query } from '../lib/query';
import { useListParams } from '../lib/use-list-params';
import { pages } from './pages';
import { PageView } from './shell/page-view';

// Growing text areas listen for fonts, which jsdom does not have.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

/** No id, day, state or number, and too long for any name. */
const MALFORMED = 'x'.repeat(200);
/** Names of the address that lead away from the list. */
const ELSEWHERE = new Set(['view', 'as', 'territory', 'show', 'edit', 'replaces', 'share', 'journey']);

type Field = { safeParse(value: unknown): { readonly success: boolean } };
const fieldsBy = (name: string) => {
  const { input } = operations.find((one) => one.name === name)!;
  return Object.entries((input as unknown as { readonly shape: Readonly<Record<string, Field>> }).shape);
};

/** Fields a list asks for otherwise than its operation takes them where every filter of its address is malformed. */
async function refusedFields(list: keyof typeof lists, element?: ReactNode): Promise<readonly string[]> {
  const [asks, role, industry, address] = lists[list]!;
  const row = rowAt(address);
  await pages[row.path as keyof typeof pages]?.load();
  const more = { internalMobility: true, compliances: ['HIPAA' as const], roleIndustries: [industry] };
  const asked = answerAll(me(role, industry, more));
  const inAddress = new URLSearchParams(address.split('?')[1]);
  // Everything an address may open is open at once, under one id.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
    return (
      this.getAll(name)[0] ?? (name === 'search' || (ELSEWHERE.has(name) && !inAddress.has(name)) ? null : MALFORMED)
    );
  });
  showSignedIn(element ?? <PageView route={row} />, address, row);
  await waitFor(() => expect([...asked.keys()]).toContain(asks));
  return asked.get(asks)!.flatMap((sent) => {
    const texts = asTexts(sent) as Record<string, unknown>;
    return fieldsBy(asks).flatMap(([field, schema]) =>
      field in texts && !schema.safeParse(texts[field]).success ? [`${asks} ${field}`] : [],
    );
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a filter, a page or an order in the address that its operation does not know', () => {
  it.each(Object.keys(lists))('is ignored by the screen of %s', async (list) =>
    expect(await refusedFields(list)).toEqual([]),
  );

  it('is tried with every list there is', () => {
    const root = join(__dirname, '..');
    const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'));
    const used = sources.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/useListFilters\((\w+)[,)]/g)].map(([, name]) => name!),
    );
    expect(Object.keys(lists)).toEqual([...new Set(used)].toSorted());
  });

  it('would be found', async () => {
    const Credulous = () => {
      useQuery(query(listTasks, { page: 1, goalId: useListParams().get('goal') }));
      return null;
    };
    expect(await refusedFields('listTasks', <Credulous />)).toEqual(['productivity.tasks.list goalId']);
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeMissing } from '../../lib/lazy-page';
import { lazyPart } from './lazy-part';

type Named = { readonly name: string };
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const Drawing = ({ name }: Named) => <p>The drawer of {name}</p>;

const roots: { unmount(): void }[] = [];

/** Drawn as in a browser: what holds back there holds back here. */
function draw(children: ReactNode, caught?: (failure: unknown) => void): HTMLElement {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onUncaughtError: (failure) => caught?.(failure) });
  root.render(<MantineProvider env="test">{children}</MantineProvider>);
  roots.push(root);
  return host;
}

const drawn = (host: HTMLElement) => host.querySelector('p')?.textContent;

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('a part of a screen', () => {
  it('is drawn as soon as its code has arrived', async () => {
    let arrive = () => undefined as void;
    const code = new Promise<void>((resolve) => (arrive = resolve));
    const Part = lazyPart<Named>(async () => code.then(() => Drawing));
    const host = draw(<Part name="Northbay" />);
    await after(40);
    expect(drawn(host)).toBeUndefined();
    arrive();
    await after(100);
    expect(drawn(host)).toBe('The drawer of Northbay');
  });

  it('whose code is there needs no placeholder', async () => {
    const Part = lazyPart<Named>(async () => Drawing);
    draw(<Part name="Elsewhere" />);
    await after(40);
    const seen: (string | undefined)[] = [];
    const host = draw(<Part name="Northbay" />);
    new MutationObserver(() => seen.push(drawn(host))).observe(host, { childList: true, subtree: true });
    await after(40);
    expect(seen).toEqual(['The drawer of Northbay']);
  });

  it('whose code does not arrive ends in the error page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart<Named>(async () => Promise.reject(new TypeError('no network')));
    const failures: unknown[] = [];
    draw(<Part name="Northbay" />, (failure) => failures.push(failure));
    await after(60);
    expect(failures[0]).toBeInstanceOf(CodeMissing);
  });
});

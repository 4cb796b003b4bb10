import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeMissing } from '../lib/lazy-page';
import { lazyChart } from './lazy-chart';

type Sized = { readonly height: number };
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const Drawing = ({ height }: Sized) => <p>A chart of {height} pixels</p>;

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

describe('a chart', () => {
  it('is drawn as soon as its code has arrived', async () => {
    let arrive = () => undefined as void;
    const code = new Promise<void>((resolve) => (arrive = resolve));
    const Chart = lazyChart<Sized>(async () => code.then(() => ({ default: Drawing })));
    const host = draw(<Chart height={200} />);
    await after(40);
    expect(drawn(host)).toBeUndefined();
    arrive();
    await after(100);
    expect(drawn(host)).toBe('A chart of 200 pixels');
  });

  it('whose code is there needs no placeholder', async () => {
    const Chart = lazyChart<Sized>(async () => ({ default: Drawing }));
    await after(5);
    const seen: (string | undefined)[] = [];
    const host = draw(<Chart height={200} />);
    new MutationObserver(() => seen.push(drawn(host))).observe(host, { childList: true, subtree: true });
    await after(40);
    expect(seen).toEqual(['A chart of 200 pixels']);
  });

  it('whose code does not arrive ends in the error page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Chart = lazyChart<Sized>(async () => Promise.reject(new TypeError('no network')));
    const failures: unknown[] = [];
    draw(<Chart height={200} />, (failure) => failures.push(failure));
    await after(60);
    expect(failures[0]).toBeInstanceOf(CodeMissing);
  });
});

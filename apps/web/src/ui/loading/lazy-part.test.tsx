import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeMissing } from '@/lib/lazy-page';
import { lazyPart } from './lazy-part';

type Named = { readonly name: string };
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

/** What is drawn with each change from now on. */
function drawings(host: HTMLElement): readonly (string | undefined)[] {
  const seen: (string | undefined)[] = [];
  new MutationObserver(() => seen.push(drawn(host))).observe(host, { childList: true, subtree: true });
  return seen;
}

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('a part of a screen', () => {
  it('is drawn as soon as its code has arrived', async () => {
    const code = Promise.withResolvers<typeof Drawing>();
    const load = jest.fn(() => code.promise);
    const Part = lazyPart<Named>(load);
    // What suspends shows this, and is held back once its code is there.
    const host = draw(
      <Suspense fallback={<p>Held back</p>}>
        <Part name="Northbay" />
      </Suspense>,
    );
    const seen = drawings(host);
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(drawn(host)).toBeUndefined();
    code.resolve(Drawing);
    await waitFor(() => expect(drawn(host)).toBeDefined());
    expect(seen.filter(Boolean)).toEqual(['The drawer of Northbay']);
  });

  it('whose code is there needs no placeholder', async () => {
    const Part = lazyPart<Named>(async () => Drawing);
    const elsewhere = draw(<Part name="Elsewhere" />);
    await waitFor(() => expect(drawn(elsewhere)).toBeDefined());
    const host = draw(<Part name="Northbay" />);
    const seen = drawings(host);
    await waitFor(() => expect(drawn(host)).toBeDefined());
    expect(seen).toEqual(['The drawer of Northbay']);
  });

  it('whose code does not arrive ends in the error page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart<Named>(async () => Promise.reject(new TypeError('no network')));
    const failures: unknown[] = [];
    draw(<Part name="Northbay" />, (failure) => failures.push(failure));
    await waitFor(() => expect(failures[0]).toBeInstanceOf(CodeMissing));
  });
});

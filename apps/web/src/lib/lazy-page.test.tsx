import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, use, type ReactNode } from 'react';
import { CodeMissing, lazyPage } from './lazy-page';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failure?: unknown }> {
  static getDerivedStateFromError = (failure: unknown) => ({ failure });
  override state: { readonly failure?: unknown } = {};
  override render() {
    return this.state.failure instanceof CodeMissing ? 'Missing' : this.props.children;
  }
}

/** Long enough for the placeholder to be drawn. */
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the code of a screen', () => {
  it('that does not arrive is not waited for again and again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetched = jest.fn(async (): Promise<never> => {
      await after(20);
      throw new TypeError('no network');
    });
    const page = lazyPage(fetched);
    const Screen = () => {
      const { Component: Shown } = use(page.load());
      return <Shown />;
    };
    await act(async () => {
      render(
        <Boundary>
          <Suspense fallback="Loading">
            <Screen />
          </Suspense>
        </Boundary>,
      );
      await after(60);
    });
    expect(await screen.findByText('Missing')).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

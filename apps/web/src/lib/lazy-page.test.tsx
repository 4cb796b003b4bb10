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

describe('the code of a screen', () => {
  it('that does not arrive is not waited for again and again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const network = Promise.withResolvers<never>();
    const fetched = jest.fn(() => network.promise);
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
    });
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => network.reject(new TypeError('no network')));
    expect(await screen.findByText('Missing')).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

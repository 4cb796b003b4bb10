import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useViewParams } from './use-view-params';

/** Code that never arrives: the address has changed, and the screen still shows the one before. */
const onItsWay = new Promise<never>(() => undefined);

function Place() {
  const [params, change] = useViewParams();
  if (params.has('open')) use(onItsWay);
  return (
    <>
      <output>{params.get('view')}</output>
      <button onClick={() => change({ view: 'board' })}>Board</button>
      <button onClick={() => change({ view: '', deal: undefined }, { replace: true })}>Close</button>
    </>
  );
}

const show = () => {
  const app = createBrowserRouter([{ path: '/', Component: Place }]);
  render(<RouterProvider router={app} />);
  return app;
};
beforeEach(() => history.replaceState(null, '', '/?view=table&deal=7'));

describe('the address', () => {
  it('changes what is named and keeps the rest, as a step of its own', () => {
    show();
    const steps = history.length;
    fireEvent.click(screen.getByText('Board'));
    expect(location.search).toBe('?view=board&deal=7');
    expect(screen.getByRole('status').textContent).toBe('board');
    expect(history.length).toBe(steps + 1);
  });

  it('drops what has become empty, and takes no step where it replaces', () => {
    show();
    const steps = history.length;
    fireEvent.click(screen.getByText('Close'));
    expect(location.search).toBe('');
    expect(history.length).toBe(steps);
  });

  it('keeps what was opened while the screen still shows the address before', async () => {
    const app = show();
    await act(async () => app.navigate('/?view=table&open=1'));
    fireEvent.click(screen.getByText('Board'));
    expect(location.search).toBe('?view=board&open=1');
  });
});

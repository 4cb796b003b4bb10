import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { isPressed, useActiveShortcuts, useShortcut, useShownShortcuts } from './shortcuts';

function Place({ onSearch, board }: { readonly onSearch: () => void; readonly board?: boolean }) {
  useShortcut('search', onSearch);
  useShortcut('help', undefined);
  return (
    <>
      <input aria-label="Name" />
      {board && <Board />}
      <output>{useActiveShortcuts().join(' ')}</output>
    </>
  );
}

function Board() {
  useShownShortcuts('board');
  return null;
}

const keys = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('a shortcut', () => {
  it.each([
    ['/', keys('/'), true],
    ['/', keys('/', { ctrlKey: true }), false],
    ['mod+k', keys('K', { metaKey: true }), true],
    ['mod+k', keys('k'), false],
    ['n', keys('n', { altKey: true }), false],
  ] as const)('%s is pressed by %p: %s', (named, pressed, is) => {
    expect(isPressed(named, pressed)).toBe(is);
  });

  it('leaves letters to fields, and takes what comes with Ctrl everywhere', () => {
    const search = jest.fn();
    render(<Place onSearch={search} />);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' });
    expect(search).toHaveBeenCalledTimes(0);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('is shown while something listens to it', () => {
    const { rerender, unmount } = render(<Place onSearch={() => undefined} board />);
    expect(screen.getByRole('status').textContent).toBe('search card column cancel');
    rerender(<Place onSearch={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe('search');
    unmount();
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { catchKeys, releaseKeys, takeKeys } from './typed-ahead';

afterEach(releaseKeys);

describe('what is typed before the field is there', () => {
  it('is handed over in its order, and goes on until the field has the focus', () => {
    const taken: string[] = [];
    fireEvent.keyDown(document.body, { key: 'x' });
    catchKeys();
    for (const key of ['d', 'a', 'Shift', 'Backspace']) fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const stop = takeKeys((key) => taken.push(key));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(taken).toEqual(['d', 'a', 'Backspace', 'Enter']);
    releaseKeys();
    fireEvent.keyDown(document.body, { key: 'y' });
    stop();
    expect(taken).toHaveLength(4);
  });
});

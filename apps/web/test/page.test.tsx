import { describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { queryClient } from '@/lib/query-client';
import { asPageSees, openPage } from './page';

/** What a file of tests may leave behind: the next one must not find it. Files come in any order, so each looks first. */
describe('the page of a file', () => {
  it('is one that nobody has been on', () => {
    expect([document.body.innerHTML, document.title, document.cookie, location.href]).toEqual([
      '',
      '',
      '',
      'http://localhost/',
    ]);
    expect([localStorage.length, sessionStorage.length, history.length]).toEqual([0, 0, 1]);
    expect([queryClient.getQueryCache().getAll(), onlineManager.isOnline()]).toEqual([[], true]);
    expect('left' in globalThis).toBe(false);
  });

  it('is the one object that programs find everything at', () => {
    expect([window, self, top, document.defaultView].every((one: unknown) => one === globalThis)).toBe(true);
    render(<p>Shown</p>);
    expect(screen.getByText('Shown').ownerDocument).toBe(document);
    expect(screen.getByText('Shown')).toBeInstanceOf(HTMLElement);
    expect([new DOMException('told') instanceof Error, new Event('told') instanceof Event]).toEqual([true, true]);
  });

  it('tells a test of what nobody caught', () => {
    const told = jest.fn();
    const listeners = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').once('uncaughtException', told);
    document.body.addEventListener('click', () => {
      throw new RangeError('not caught');
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.click();
    process.removeAllListeners('uncaughtException');
    for (const one of listeners) process.on('uncaughtException', one);
    expect(told.mock.calls).toEqual([[expect.any(RangeError)]]);
  });
});

describe('a page that is closed', () => {
  it('leaves nothing', async () => {
    const own = document;
    const rang = jest.fn();
    const heard = jest.fn();
    const close = openPage(console);
    expect(document).not.toBe(own);
    Object.assign(globalThis, { left: true });
    document.body.append('written');
    localStorage.setItem('kept', 'yes');
    history.pushState(null, '', '/elsewhere');
    addEventListener('storage', heard);
    setTimeout(rang, 1);
    setInterval(rang, 1);
    close();

    expect(document).toBe(own);
    expect([document.body.textContent, localStorage.length, location.pathname]).toEqual(['', 0, '/']);
    expect('left' in globalThis).toBe(false);
    dispatchEvent(new Event('storage'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([rang.mock.calls, heard.mock.calls]).toEqual([[], []]);
  });
});

describe('clocks', () => {
  it('that a page of jsdom has not are hidden', () => {
    expect(asPageSees(() => 'setImmediate' in globalThis)).toBe(false);
    expect([typeof setImmediate, typeof setTimeout(() => undefined, 0)]).toEqual(['undefined', 'number']);
  });

  it('stand still and go on', async () => {
    jest.useFakeTimers({ now: new Date('2027-02-28T23:59:59Z') });
    const [rang, drawn] = [jest.fn(), jest.fn()];
    setTimeout(rang, 60_000);
    requestAnimationFrame(drawn);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([rang.mock.calls.length, drawn.mock.calls.length]).toEqual([1, 1]);
    expect(new Date().toISOString()).toBe('2027-03-01T00:00:59.000Z');
    // What a server answers is read by Node, whose own time goes on.
    expect(await new Response('read').text()).toBe('read');
    jest.useRealTimers();
  });
});

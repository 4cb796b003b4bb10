import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { restoreFocus } from './focus-restoration';

let end = () => undefined as void;
/** Longer than what is read anew takes to be drawn. */
const settled = () => jest.advanceTimersByTimeAsync(120);
const by = (id: string): HTMLElement => document.getElementById(id)!;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<main><ul id="rows">
    <li id="one"><button id="claim-one">Claim</button></li><li id="two"><button id="claim-two">Claim</button></li>
    </ul><div id="steps"><button id="take">Take</button><button id="contain">Contain</button></div></main>
    <div id="outside"><button id="away">Away</button></div>`;
  end = restoreFocus();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

describe('the focus', () => {
  it('goes to the next row when its own is done', async () => {
    by('claim-one').focus();
    by('one').remove();
    await settled();
    expect(document.activeElement).toBe(by('two'));
  });

  it('goes to the row before when there is none after', async () => {
    by('claim-two').focus();
    by('two').remove();
    await settled();
    expect(document.activeElement).toBe(by('one'));
  });

  it('stays with its group, never on another step, when its own is taken', async () => {
    by('take').focus();
    by('take').remove();
    await settled();
    expect(document.activeElement).toBe(by('steps'));
  });

  it('stays with the group of a step that a dialog asked about, once both are gone', async () => {
    by('take').focus();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="asks"><button id="yes">Yes</button></div>');
    by('yes').focus();
    by('take').remove();
    by('asks').remove();
    await settled();
    expect(document.activeElement).toBe(by('steps'));
  });

  it('comes back to a button that rested while it worked', async () => {
    const button = by('take') as HTMLButtonElement;
    button.focus();
    // What browsers do with a button that is disabled.
    button.blur();
    button.disabled = true;
    await settled();
    expect(document.activeElement).toBe(document.body);
    button.disabled = false;
    await settled();
    expect(document.activeElement).toBe(button);
  });

  it('is left alone where something else has it, where people point elsewhere, and outside of the content', async () => {
    by('claim-one').focus();
    by('one').remove();
    by('claim-two').focus();
    await settled();
    expect(document.activeElement).toBe(by('claim-two'));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    by('two').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
    by('away').focus();
    by('away').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

import { describe, expect, it } from '@jest/globals';
import { hubTexts } from '@talent-os/contracts/chat/hub-texts';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { hubTextsOf } from './use-hub-texts';

describe('the texts of the assistant', () => {
  it('of every hub are those of some screen', () => {
    const shown = new Set((routes as readonly RouteRow[]).map(({ hub }) => hubTextsOf(hub)));
    const never = Object.entries(hubTexts).filter(([, texts]) => !shown.has(texts));
    expect(never.map(([hub]) => hub)).toEqual([]);
  });

  it("are the general ones where a screen has no hub of the assistant's", () =>
    expect(hubTextsOf('developer')).toBe(hubTexts.general));
});

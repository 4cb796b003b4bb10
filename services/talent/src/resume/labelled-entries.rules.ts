import { labelled, type Found } from './contact.rules.js';
import type { FoundEntry } from './entries.rules.js';
import { headingOf } from './headings.rules.js';
import { textOf, type Line } from './line.js';
import { periodIn } from './period.rules.js';

type Fields = { title?: Found; place?: Found; period?: Found };

/** Entries of a résumé that is a form: each fact behind its label. */
export function labelledEntries(lines: readonly Line[]): FoundEntry[] {
  const entries: FoundEntry[] = [];
  let kind: FoundEntry['kind'] = 'job';
  let open: Fields = {};
  const close = () => {
    const period = open.period && periodIn(open.period.value, true);
    if (period && (open.title || open.place)) {
      const { startMonth, endMonth, goesOn } = period;
      entries.push({
        kind,
        title: open.title ?? null,
        place: open.place ?? null,
        period: { startMonth, endMonth, goesOn, line: open.period!.line },
        description: '',
      });
    }
    open = {};
  };
  for (const [line, one] of lines.entries()) {
    const part = headingOf(textOf(one));
    if (part && part !== 'other') {
      close();
      kind = part;
      continue;
    }
    const said = labelled(
      one.cells.length === 2 && !one.cells[0]!.includes(':') ? `${one.cells[0]}: ${one.cells[1]}` : textOf(one),
    );
    if (said?.label !== 'title' && said?.label !== 'place' && said?.label !== 'period') continue;
    if (open[said.label]) close();
    open[said.label] = { value: said.value, line };
  }
  close();
  return entries;
}

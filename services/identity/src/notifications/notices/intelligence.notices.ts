import { answerTold } from '@talent-os/contracts/intelligence/subscriptions.js';
import { answerNote } from '../texts/data-texts.js';
import { on } from './notice.js';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const intelligenceNotices = {
  answerTold: on(answerTold, async ({ userId, kind, total, threshold, figures, more, ...told }, facts) => {
    const text = async (value: number) => (kind === 'money' ? facts.money(value) : numbers.format(value));
    const shown = await Promise.all(figures.map(async ({ name, value }) => `${name}: ${await text(value)}`));
    const note = answerNote({
      ...told,
      total: total === null ? null : await text(total),
      threshold: threshold === null ? null : await text(threshold),
      figures: more > 0 && shown.length > 0 ? [...shown, `and ${more} more`] : shown,
    });
    return [{ to: [userId], note }];
  }),
};

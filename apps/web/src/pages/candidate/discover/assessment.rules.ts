import type { AssessmentQuestion } from '@talent-os/contracts/talent/assessment';

/** Questions that stand on one page: activities, and choices between two values. */
const ON_A_PAGE = { interest: 12, value: 5 } as const;

/** The questions page by page; the two kinds never share one. */
export const pagesOf = (questions: readonly AssessmentQuestion[]): (readonly AssessmentQuestion[])[] =>
  (['interest', 'value'] as const).flatMap((kind) => {
    const [of, size] = [questions.filter((one) => one.kind === kind), ON_A_PAGE[kind]];
    return Array.from({ length: Math.ceil(of.length / size) }, (_, page) => of.slice(page * size, (page + 1) * size));
  });

/** The first page with a question that is open; the last one where none is. */
export function openPage(pages: readonly (readonly AssessmentQuestion[])[]): number {
  const at = pages.findIndex((page) => page.some(({ choice }) => choice === null));
  return at < 0 ? pages.length - 1 : at;
}

/** Corners of a figure around its middle, the first at the top; `shares` from 0 to 1 of its radius. */
export const corners = (shares: readonly number[], radius: number): readonly (readonly [x: number, y: number])[] =>
  shares.map((share, at) => {
    const angle = (2 * Math.PI * at) / shares.length - Math.PI / 2;
    const place = (part: number) => Math.round(radius * share * part * 10) / 10;
    return [place(Math.cos(angle)), place(Math.sin(angle))];
  });

import { addDays, monthStart, quarterOf, type Day } from '@talent-os/service-kit/calendar';

/** `2026-Q4` of a day. */
export const quarterNamed = (day: Day): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The quarter a day lies in and those after it, with their last days. */
export const quartersFrom = (day: Day, count: number): readonly { readonly quarter: string; readonly ends: Day }[] =>
  Array.from({ length: count }, (_, ahead) => {
    const starts = monthStart(quarterOf(day).starts, ahead * 3);
    return { quarter: quarterNamed(starts), ends: addDays(monthStart(starts, 3), -1) };
  });

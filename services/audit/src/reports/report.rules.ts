import type { Input } from '@talent-os/contracts';
import type { reportCrash, reportError } from '@talent-os/contracts/audit/reports.js';
import { cleanAddress, cleanLine, cleanText } from './report-text.rules.js';

/** What is kept of an error report. The person its context names is not: anybody can write a name there. */
export const errorRow = ({ context, ...report }: Input<typeof reportError>) => ({
  category: cleanLine(report.category),
  message: cleanLine(report.message),
  name: cleanLine(report.name),
  stack: orNull(report.stack, cleanText),
  reportedAt: new Date(report.timestamp),
  route: orNull(context.route, cleanAddress),
  url: orNull(context.url, cleanAddress),
  userAgent: orNull(context.userAgent, cleanLine),
});

/** What is kept of a crash report. */
export const crashRow = (report: Input<typeof reportCrash>) => ({
  error: cleanLine(report.error),
  stack: orNull(report.stack, cleanText),
  reportedAt: new Date(report.timestamp),
  url: cleanAddress(report.url),
  userAgent: cleanLine(report.userAgent),
  component: orNull(report.component, cleanLine),
  crashCount: report.crashCount,
  memory: report.memory ?? null,
  storedKeys: report.storedKeys ? cleanNames(report.storedKeys) : null,
});

const orNull = (text: string | undefined, clean: (text: string) => string) => (text === undefined ? null : clean(text));

const cleanNames = (keys: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(keys).map(([name, present]) => [cleanLine(name), present]));

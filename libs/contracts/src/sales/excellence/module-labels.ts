// Made from the data files of the modules by `npm run excellence-modules`.

/** The modules of sales excellence, in their order: the key names the address, and the data file of its questions. */
export const excellenceModules = {
  gtm: 'Go-to-Market Strategy',
  analytics: 'Analytics',
  structure: 'Structure',
  competencies: 'Competencies',
  enablement: 'Enablement',
  planning: 'Planning',
  success: 'Success',
  compensation: 'Compensation',
} as const;

/** What a module is called where its whole name is too long. */
export const shortLabels: Readonly<Record<string, string>> = {
  gtm: 'Go-to-Market',
};

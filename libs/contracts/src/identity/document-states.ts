/** What a document of an organization is about. */
export const documentCategories = ['policy', 'handbook', 'safety', 'contract', 'form', 'other'] as const;
export type DocumentCategory = (typeof documentCategories)[number];
export const documentCategoryLabels: Readonly<Record<DocumentCategory, string>> = {
  policy: 'Policy',
  handbook: 'Handbook',
  safety: 'Safety',
  contract: 'Contract',
  form: 'Form',
  other: 'Other',
};

/** What a scanner found in a file; `not_scanned` also where there is no scanner. */
export const scanStates = ['not_scanned', 'clean', 'blocked'] as const;
export type ScanState = (typeof scanStates)[number];
export const scanStateLabels: Readonly<Record<ScanState, string>> = {
  not_scanned: 'Not scanned',
  clean: 'Clean',
  blocked: 'Blocked',
};

/** Bytes of a document. */
export const MAX_ORGANIZATION_DOCUMENT_BYTES = 25 * 1024 * 1024;

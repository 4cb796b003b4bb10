import { BYTE_ORDER_MARK } from '@talent-os/contracts/upload';

/** Hands a text to the browser as a file; a table opens with its letters right in every spreadsheet. */
export const download = (filename: string, text: string, type: string): void => {
  const content = type === 'text/csv' ? [BYTE_ORDER_MARK, text] : [text];
  saveFile(filename, new Blob(content, { type: `${type};charset=utf-8` }));
};

/** Hands a file to the browser, to be kept under a name. */
export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

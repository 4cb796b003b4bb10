/** Hands a text to the browser as a file. */
export const download = (filename: string, text: string, type: string): void =>
  saveFile(filename, new Blob([text], { type: `${type};charset=utf-8` }));

/** Hands a file to the browser, to be kept under a name. */
export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

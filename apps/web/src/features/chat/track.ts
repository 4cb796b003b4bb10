/** Announces what people do to whoever measures it on this page; nothing leaves the browser from here. */
export function track(name: 'adaptiq_open_clicked', facts: Readonly<Record<string, string>>): void {
  console.info(`[ANALYTICS] ${name}`, facts);
  window.dispatchEvent(new CustomEvent('analytics', { detail: { name, ...facts } }));
}

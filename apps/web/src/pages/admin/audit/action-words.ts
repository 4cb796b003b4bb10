/** The name of an event as people say it: `sales.deal.moved` is Deal moved. */
export function actionWords(action: string): string {
  const words = action
    .split('.')
    .slice(1)
    .join(' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

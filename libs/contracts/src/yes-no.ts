/** Words for yes and for no as spreadsheets of several languages hold them, in lower case. */
const YES = 'yes y true t 1 on x ✓ ja j wahr oui o vrai sí si s verdadero sim verdadeiro sì vero tak prawda';
const NO = 'no n false f 0 off nein nee falsch onwaar non faux falso não nao nie fałsz';

const answers = new Map([
  ...YES.split(' ').map((word) => [word, true] as const),
  ...NO.split(' ').map((word) => [word, false] as const),
]);

/** What a cell answers to a question of yes or no; nothing where it says neither. */
export const readYesNo = (text: string): boolean | undefined => answers.get(text.normalize('NFC').trim().toLowerCase());

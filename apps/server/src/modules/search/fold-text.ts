/** Text as it is compared: lower case, without accents, in one Unicode form. Works for any script. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, (marks) => (/[\u0300-\u036f]/.test(marks) ? '' : marks))
    .toLowerCase()
    .normalize('NFC')
    .trim()
}

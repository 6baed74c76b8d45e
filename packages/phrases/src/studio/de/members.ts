import type { members as english } from '../en-gb/members.ts'

export const members: Record<keyof typeof english, string> = {
  title: 'Mitglieder',
  total_one: '{{count}} Mitglied',
  total_other: '{{count}} Mitglieder',
  nobodyLately: 'In den letzten 7 Tagen ist niemand beigetreten',
  lately_one: '{{count}} in den letzten 7 Tagen beigetreten',
  lately_other: '{{count}} in den letzten 7 Tagen beigetreten',
  newest: 'Neueste Mitglieder',
  joined: 'Beigetreten am {{date}}',
  empty: 'Noch keine Mitglieder',
  emptyText: 'Mitglieder registrieren sich auf deiner Registrierungsseite. Teile ihre Adresse:',
  emptyTextClosed:
    'Die Registrierungsseite ist ausgeschaltet. Mitglied wird, wer sich zum ersten Mal anmeldet, zum Beispiel über Single Sign-on.',
  copyAddress: 'Adresse der Registrierungsseite kopieren',
}

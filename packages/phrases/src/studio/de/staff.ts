import type { staff as english } from '../en-gb/staff.ts'

/** The roles, whose names stand in the frame around every page. The rest is in staff-page.ts. */
export const staff: Record<keyof typeof english, string> = {
  owner: 'Inhaber',
  ownerText: 'Alles, auch Team, Webadresse und Löschungen.',
  manager: 'Manager',
  managerText:
    'Kurse, Entdecken, Aussehen, Texte und Einstellungen. Nicht Team, Webadresse, Single Sign-on oder Löschungen.',
  coach: 'Coach',
  coachText: 'Nur die eigenen Kurse. Keine Mitglieder und kein Geld.',
  support: 'Support',
  supportText: 'Sieht Kurse und was Mitglieder finden, ändert aber nichts.',
  analyst: 'Analyst',
  analystText: 'Sieht Kurse und wie viele Mitglieder dazukommen, ohne Namen. Ändert nichts.',
}

/** The roles, whose names stand in the frame around every page. The rest is in staff-page.ts. */
export const staff = {
  owner: 'Owner',
  ownerText: 'Everything, including people, the web address and deletions.',
  manager: 'Manager',
  managerText:
    'Classes, discovery, look, texts and settings. Not people, the web address, single sign-on or deletions.',
  coach: 'Coach',
  coachText: 'Own classes only. No members and no money.',
  support: 'Support',
  supportText: 'Sees classes and what members find, but changes nothing.',
  analyst: 'Analyst',
  analystText: 'Sees classes and how many members join, without names. Changes nothing.',
} as const

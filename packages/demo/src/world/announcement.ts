/** Each demo club's announcement to members, in the main languages of the demo's clubs. */
export const announcementTexts: Readonly<Record<string, string>> = {
  'en-gb': 'New classes every Monday. Save your favourites to find them again.',
  de: 'Jeden Montag gibt es neue Kurse. Merken Sie sich Ihre Favoriten, um sie wiederzufinden.',
  ar: 'حصص جديدة كل يوم اثنين. احفظ حصصك المفضلة للعثور عليها لاحقًا.',
}

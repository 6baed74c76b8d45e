/** Names of the members of `past-members.ts`: 24 first names with four last names each make 96 people. */
const first = [
  'Aisha',
  'Ben',
  'Chloe',
  'Diego',
  'Elif',
  'Felix',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kavya',
  'Liam',
  'Marta',
  'Noah',
  'Olga',
  'Pedro',
  'Quinn',
  'Rosa',
  'Samir',
  'Tessa',
  'Umar',
  'Vera',
  'Wiktor',
  'Yuna',
]
const last = [
  'Abbott',
  'Baker',
  'Costa',
  'Dubois',
  'Evans',
  'Fischer',
  'Garcia',
  'Hughes',
  'Ivanova',
  'Jensen',
  'Kowalski',
  'Lopez',
  'Murphy',
  'Nakamura',
  'Osei',
  'Patel',
]

/** As many as there are pairs of these lists, each once. */
export function pastName(index: number): { firstName: string; lastName: string } {
  const round = Math.floor(index / first.length)
  return { firstName: pick(first, index), lastName: pick(last, index * 5 + round) }
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}

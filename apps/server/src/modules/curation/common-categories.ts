/** The categories of a new club (CAT-06). The product's phrases translate their names for members. */
export const commonCategories = [
  { id: '1001', name: 'Bootcamp' },
  { id: '1002', name: 'Cycling' },
  { id: '1003', name: 'Box & Fight' },
  { id: '1004', name: 'Dance' },
  { id: '1005', name: 'Wellness' },
  { id: '1006', name: 'Pilates' },
  { id: '1007', name: 'Stretch & Recover' },
  { id: '1008', name: 'Strength' },
  { id: '1009', name: 'Yoga' },
  { id: '1010', name: 'Cardio' },
] as const

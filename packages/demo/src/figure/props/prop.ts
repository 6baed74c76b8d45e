export type PropName = 'mat' | 'dumbbells' | 'kettlebell' | 'barbell' | 'bike' | 'rope' | 'cushion' | 'gloves'

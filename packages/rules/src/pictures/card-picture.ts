/** The aspect ratios of class pictures on cards, width by height. */
export const cardShapes = ['wide', 'tall'] as const
export type CardShape = (typeof cardShapes)[number]
export const shapeRatios: Readonly<Record<CardShape, number>> = { wide: 16 / 9, tall: 4 / 5 }

/**
 * The picture for an aspect ratio. A picture cropped per ratio has a file for each, and `link` names the wide one; other pictures have one
 * file.
 */
export function cardPicture(link: string | null, shape: CardShape): string | null {
  return link && shape !== 'wide' ? link.replace(/-wide(?=\.jpg(?:#|$))/, `-${shape}`) : link
}

/** The shapes in which cards show a class's picture: width by height. */
export const cardShapes = ['wide', 'tall'] as const
export type CardShape = (typeof cardShapes)[number]
export const shapeRatios: Readonly<Record<CardShape, number>> = { wide: 16 / 9, tall: 4 / 5 }

/** A picture that was cropped for each shape has a file for each; `link` names the wide one. Other pictures have one for all. */
export function cardPicture(link: string | null, shape: CardShape): string | null {
  return link && shape !== 'wide' ? link.replace(/-wide(?=\.jpg$)/, `-${shape}`) : link
}

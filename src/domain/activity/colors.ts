/** What a document and a call can carry as a number; screens show those that they know. */
const highestColor = 2 ** 31 - 1

/** Whether a value is a colour: a whole number, 0 for none. SPEC EV4. */
export function isColor(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= highestColor
}

/** A colour read from a desk; 0 when the value is none. Browsers write desks. SPEC P6. */
export function colorOf(value: unknown): number {
  return isColor(value) ? value : 0
}

/** How many colours screens show besides grey. */
const shownColors = 8

/** The colour that screens show for one: 0 is grey, and above the last they begin again with the first. */
export function shownColor(color: number): number {
  return color === 0 ? 0 : ((color - 1) % shownColors) + 1
}

/** Neighbours differ for colour-blind people too, and so do the first five. */
const inOrder = [1, 4, 7, 3, 5, 8, 2, 6] as const

/**
 * The colour of an item in a picture that tells items apart by colour: grey ones get one by their order. SPEC EV16
 *
 * @param number position in the list, from 1
 */
export function pictureColor(color: number, number: number): number {
  return color === 0 ? (inOrder[(number - 1) % inOrder.length] ?? 0) : color
}

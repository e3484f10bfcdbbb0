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

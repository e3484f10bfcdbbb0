/** FNV-1a of a text, without the lowest of its 32 bits: a whole number from 0 on that always fits where one of 32 bits does. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 1
}

/** Where a word of ASCII letters stands in bytes, at `from` or after it and before `to`; -1 when it does not. */
export function indexOfWord(bytes: Uint8Array, word: string, from: number, to = bytes.length): number {
  const first = word.charCodeAt(0)
  // A view, so that the search for its first letter ends there too.
  const within = to < bytes.length ? bytes.subarray(0, to) : bytes
  for (let at = within.indexOf(first, from); at >= 0; at = within.indexOf(first, at + 1))
    if (isAt(bytes, at, word)) return at
  return -1
}

/** Whether a word stands at a place. */
export function isAt(bytes: Uint8Array, at: number, word: string): boolean {
  for (let place = 0; place < word.length; place += 1)
    if (bytes[at + place] !== word.charCodeAt(place)) return false
  return true
}

/** The word before the number of a column without a heading; screens pass their language's. SPEC PL2. */
const columnWord = 'Column'

/** The default title of a column. SPEC PL2. @param number its position, starting at 1 */
function defaultHeading(number: number, word: string = columnWord): string {
  return `${word} ${number}`
}

/**
 * A heading as it is shown: with a capital first letter, and the default where it is empty. SPEC PL2.
 *
 * @param index the position of the column, starting at 0
 */
export function shownHeading(heading: string, index: number, word: string = columnWord): string {
  const [first] = heading
  if (first === undefined) return defaultHeading(index + 1, word)
  // A letter such as ß, whose capital is two letters, stays.
  const capital = first.toUpperCase()
  return capital.length === first.length ? capital + heading.slice(first.length) : heading
}

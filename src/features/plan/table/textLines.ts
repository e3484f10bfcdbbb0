/**
 * How many lines a text takes: words stand beside each other while they fit, and one that is too long is broken anywhere.
 *
 * @param width of a line
 * @param measure the width of a piece of text
 */
export function linesOf(text: string, width: number, measure: (piece: string) => number): number {
  return text.split('\n').reduce((lines, line) => lines + linesOfOne(line, width, measure), 0)
}

function linesOfOne(line: string, width: number, measure: (piece: string) => number): number {
  const space = measure(' ')
  let [lines, used] = [1, 0]
  for (const word of line.split(' ')) {
    const length = measure(word)
    const isFirst = used === 0
    if (!isFirst && used + space + length > width) {
      lines += 1
      used = 0
    } else if (!isFirst) used += space
    used += length
    if (used <= width) continue
    const broken = Math.ceil(used / width) - 1
    lines += broken
    used -= broken * width
  }
  return lines
}

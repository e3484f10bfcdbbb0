import d3Cloud from 'd3-cloud'
import { wordSizes } from '#domain/brainstorm/groups/words.ts'
import type { CloudWord } from '#domain/brainstorm/groups/words.ts'
import { numberOf, seededRandom } from './seededRandom.ts'

/** A word with its position; x and y are the middle of the word on its baseline. */
export interface DrawnWord extends CloudWord {
  x: number
  y: number
  size: number
  rotation: 0 | 90
  /** Index of the colour, 0 to 5. */
  color: number
}

export interface CloudLayout {
  words: DrawnWord[]
  /** The view box of an SVG that shows the whole cloud. */
  viewBox: { x: number; y: number; width: number; height: number }
}

export const cloudFont = { family: "'Inter Variable', sans-serif", weight: 650 }
const colors = 6
/** The share of a box's area that words fill when they just fit; determined by experiment. */
const filled = 0.45
const widthPerLetter = 0.6
const growth = 1.15
/** d3-cloud works in columns of 32 pixels. */
const column = 32
/** Milliseconds of layout per slice; between slices the main thread is free. */
const atATime = 8

interface Word extends d3Cloud.Word {
  of: CloudWord
}

/**
 * Lays out a cloud. The layout is deterministic: the same words in a box of the same proportions get the same
 * positions. A box that is too small for all words grows; the screen scales it down.
 *
 * @param proportions width divided by height
 * @param onDone not called once the layout was cancelled
 * @returns cancels the layout
 */
export function layoutCloud(
  words: readonly CloudWord[],
  proportions: number,
  onDone: (layout: CloudLayout) => void,
): () => void {
  const sizes = wordSizes(words)
  const area = words.reduce((sum, { word }, at) => {
    const size = sizes[at] ?? 0
    return sum + size * size * Math.max(1, word.length * widthPerLetter)
  }, 0)
  let current: { stop: () => unknown } | null = null

  const attempt = (height: number): void => {
    const width = Math.ceil((height * proportions) / column) * column
    const layout = d3Cloud<Word>()
      .size([width, Math.ceil(height)])
      .words(words.map((of, at) => ({ of, text: of.word, size: sizes[at] ?? 0 })))
      .font(cloudFont.family)
      .fontWeight(cloudFont.weight)
      .fontSize(({ size }) => size ?? 0)
      .rotate(({ of }) => rotationOf(of, words[0]))
      .padding(3)
      .random(seededRandom(numberOf(words.map(({ key }) => key).join(' '))))
      .timeInterval(atATime)
      .on('end', (drawn) => {
        // The library leaves out words that do not fit: retry with a larger area until all of them fit (SPEC Z31).
        if (drawn.length < words.length) attempt(height * growth)
        else onDone({ words: drawn.map((word) => drawnWord(word)), viewBox: boxAround(drawn) })
      })
    current = layout
    layout.start()
  }
  attempt(Math.sqrt(area / filled / proportions))
  return () => current?.stop()
}

/** A word keeps its rotation and colour when others are added. The largest word is horizontal. */
function rotationOf({ key }: CloudWord, first: CloudWord | undefined): 0 | 90 {
  return key !== first?.key && numberOf(key) % 4 === 0 ? 90 : 0
}

function drawnWord({ of, x = 0, y = 0, size = 0, rotate = 0 }: Word): DrawnWord {
  const color = (numberOf(of.key) >>> 8) % colors
  return { ...of, x, y, size, rotation: rotate === 90 ? 90 : 0, color }
}

interface Box {
  x0?: number
  x1?: number
  y0?: number
  y1?: number
}

function boxAround(words: readonly Word[]): CloudLayout['viewBox'] {
  const margin = 8
  const edges = words.map(({ x = 0, y = 0, ...word }) => {
    const { x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = word as Box
    return { left: x + x0, right: x + x1, top: y + y0, bottom: y + y1 }
  })
  const left = Math.min(...edges.map((edge) => edge.left)) - margin
  const top = Math.min(...edges.map((edge) => edge.top)) - margin
  const right = Math.max(...edges.map((edge) => edge.right)) + margin
  const bottom = Math.max(...edges.map((edge) => edge.bottom)) + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}

import d3Cloud from 'd3-cloud'
import { wordSizes } from '#domain/brainstorm/words.ts'
import type { CloudWord } from '#domain/brainstorm/words.ts'
import { numberOf, seededRandom } from './seededRandom.ts'

/** A word at its place; x and y are its middle on the line it stands on. */
export interface PlacedWord extends CloudWord {
  x: number
  y: number
  size: number
  rotation: 0 | 90
  /** 0 to 5. */
  color: number
}

export interface CloudLayout {
  words: PlacedWord[]
  /** Of an SVG that shows all of it. */
  viewBox: { x: number; y: number; width: number; height: number }
}

export const cloudFont = { family: "'Inter Variable', sans-serif", weight: 650 }
const colors = 6
/** The part of a box that words fill when they just fit, by trial. */
const filled = 0.45
const widthPerLetter = 0.6
const growth = 1.15
/** d3-cloud counts in columns of 32 pixels. */
const column = 32
/** Milliseconds at a time; then the page may do something else. */
const atATime = 8

interface Word extends d3Cloud.Word {
  of: CloudWord
}

/**
 * Lays a cloud out: the same words in a box of the same proportions always lie the same. A box that is too small for all of them
 * grows; the screen shows it smaller.
 *
 * @param proportions of width to height
 * @param onDone not called when the returned function was
 * @returns ends it
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
      .on('end', (placed) => {
        // What did not fit is missing; it is the specification's hundred words that have to stand there.
        if (placed.length < words.length) attempt(height * growth)
        else onDone({ words: placed.map((word) => placedWord(word)), viewBox: boxAround(placed) })
      })
    current = layout
    layout.start()
  }
  attempt(Math.sqrt(area / filled / proportions))
  return () => current?.stop()
}

/** A word keeps its direction and colour when others come. The largest one lies. */
function rotationOf({ key }: CloudWord, first: CloudWord | undefined): 0 | 90 {
  return key !== first?.key && numberOf(key) % 4 === 0 ? 90 : 0
}

function placedWord({ of, x = 0, y = 0, size = 0, rotate = 0 }: Word): PlacedWord {
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

import type { Box } from './plane.ts'

export interface Disc {
  id: string
  x: number
  y: number
  radius: number
  /** Where its centre may be moved. */
  within: Box
}

/** The noise of overlapping bubbles: they are moved in steps of this many pixels. */
const noiseFactor = 4
/** Of the smaller disc, this share of the radius stays uncovered beyond its centre: room for its number. */
const uncovered = 0.6
const shrinking = 0.88

/**
 * Moves overlapping discs apart, as little as possible, until none covers another's centre. The same discs get the same
 * centres in any order. Larger ones keep their place; all become smaller when they do not find room otherwise.
 *
 * @param discs with ids that differ
 * @returns in the order that was given
 */
export function separate(discs: readonly Disc[]): Disc[] {
  for (let size = 1; ; size *= shrinking) {
    const centres = centresOf(discs.map((disc) => ({ ...disc, radius: disc.radius * size })))
    if (centres) return discs.map((disc) => ({ ...disc, ...centres.get(disc.id) }))
  }
}

/** The least distance of two discs' centres. */
export function leastDistance(one: number, other: number): number {
  return Math.max(one, other) + Math.min(one, other) * uncovered
}

type Placed = Pick<Disc, 'x' | 'y' | 'radius'>

function centresOf(discs: readonly Disc[]): Map<string, Placed> | null {
  const placed = new Map<string, Placed>()
  const all: Placed[] = []
  for (const disc of [...discs].sort(bySize)) {
    const centre = freeCentre(disc, all)
    if (!centre) return null
    placed.set(disc.id, centre)
    all.push(centre)
  }
  return placed
}

/** The free centre nearest to a disc's own, on rings around it. */
function freeCentre({ id, x, y, radius, within }: Disc, placed: readonly Placed[]): Placed | null {
  const [startX, startY] = [clamp(x, within.left, within.right), clamp(y, within.top, within.bottom)]
  const farthest = Math.hypot(within.right - within.left, within.bottom - within.top)
  const firstAngle = (numberOf(id) / 2 ** 32) * 2 * Math.PI
  // A disc that is in the way of one centre is in the way of the next one too.
  let inTheWay = 0
  const isFree = (atX: number, atY: number): boolean => {
    for (let step = 0; step < placed.length; step++) {
      const index = (inTheWay + step) % placed.length
      const other = placed[index]
      if (!other || Math.hypot(other.x - atX, other.y - atY) >= leastDistance(other.radius, radius)) continue
      inTheWay = index
      return false
    }
    return true
  }
  if (isFree(startX, startY)) return { x: startX, y: startY, radius }
  for (let ring = noiseFactor; ring <= farthest; ring += noiseFactor) {
    const centres = Math.ceil((2 * Math.PI * ring) / Math.max(noiseFactor, radius / 2))
    for (let index = 0; index < centres; index++) {
      const angle = firstAngle + (index / centres) * 2 * Math.PI
      const [atX, atY] = [startX + Math.cos(angle) * ring, startY + Math.sin(angle) * ring]
      if (atX < within.left || atX > within.right || atY < within.top || atY > within.bottom) continue
      if (isFree(atX, atY)) return { x: atX, y: atY, radius }
    }
  }
  return null
}

function bySize(a: Disc, b: Disc): number {
  return b.radius - a.radius || (a.id < b.id ? -1 : 1)
}

/** A number from a text, 0 to 2^32 - 1: noise that is the same on every screen. */
function numberOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0
  return hash
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

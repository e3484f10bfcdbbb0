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
/** Discs become no smaller than this share of theirs. */
const smallest = 0.01

/**
 * Moves overlapping discs apart, as little as possible, until none covers another's centre. The same discs get the same
 * centres in any order. Larger ones keep their place; all become smaller when they do not find room otherwise.
 *
 * @param discs with ids that differ
 * @returns in the order that was given; as they were given where there is no room for any, such as on a plane that is hidden
 * and therefore has no width
 */
export function separate(discs: readonly Disc[]): Disc[] {
  for (let size = 1; size > smallest; size *= shrinking) {
    const centres = centresOf(discs.map((disc) => ({ ...disc, radius: disc.radius * size })))
    if (centres) return discs.map((disc) => ({ ...disc, ...centres.get(disc.id) }))
  }
  return [...discs]
}

/** The least distance of two discs' centres. */
export function leastDistance(one: number, other: number): number {
  return Math.max(one, other) + Math.min(one, other) * uncovered
}

type Placed = Pick<Disc, 'x' | 'y' | 'radius'>

/** Null when a disc finds no free centre. */
function centresOf(discs: readonly Disc[]): Map<string, Placed> | null {
  const centres = new Map<string, Placed>()
  const placed = new DiscGrid(Math.max(1, ...discs.map(({ radius }) => radius)))
  // Discs of one size from one place: where the last one found none, the next one need not look.
  const searched = new Map<string, number>()
  for (const disc of [...discs].sort(bySize)) {
    const from = `${disc.x} ${disc.y} ${disc.radius}`
    const found = freeCentre(disc, placed, searched.get(from) ?? 0)
    if (!found) return null
    searched.set(from, found.ring)
    const centre = { x: found.x, y: found.y, radius: disc.radius }
    centres.set(disc.id, centre)
    placed.add(centre)
  }
  return centres
}

/** The free centre nearest to a disc's own, on rings around it. */
function freeCentre(
  { id, x, y, radius, within }: Disc,
  placed: DiscGrid,
  firstRing: number,
): { x: number; y: number; ring: number } | null {
  const [startX, startY] = [clamp(x, within.left, within.right), clamp(y, within.top, within.bottom)]
  const farthest = Math.hypot(within.right - within.left, within.bottom - within.top)
  const firstAngle = (numberOf(id) / 2 ** 32) * 2 * Math.PI
  for (let ring = firstRing; ring <= farthest; ring += noiseFactor) {
    const centres = Math.max(1, Math.ceil((2 * Math.PI * ring) / Math.max(noiseFactor, radius / 2)))
    for (let index = 0; index < centres; index++) {
      const angle = firstAngle + (index / centres) * 2 * Math.PI
      const [atX, atY] = [startX + Math.cos(angle) * ring, startY + Math.sin(angle) * ring]
      if (atX < within.left || atX > within.right || atY < within.top || atY > within.bottom) continue
      if (placed.hasRoom(atX, atY, radius)) return { x: atX, y: atY, ring }
    }
  }
  return null
}

/** Discs by the cell of their centre: only those in neighbouring cells can be too near. */
class DiscGrid {
  private readonly cell: number
  private readonly cells = new Map<number, Placed[]>()

  constructor(largest: number) {
    this.cell = leastDistance(largest, largest)
  }

  add(disc: Placed): void {
    const key = this.key(Math.floor(disc.x / this.cell), Math.floor(disc.y / this.cell))
    const there = this.cells.get(key)
    if (there) there.push(disc)
    else this.cells.set(key, [disc])
  }

  hasRoom(x: number, y: number, radius: number): boolean {
    const [column, row] = [Math.floor(x / this.cell), Math.floor(y / this.cell)]
    for (let across = column - 1; across <= column + 1; across++)
      for (let down = row - 1; down <= row + 1; down++)
        for (const other of this.cells.get(this.key(across, down)) ?? [])
          if (Math.hypot(other.x - x, other.y - y) < leastDistance(other.radius, radius)) return false
    return true
  }

  private key(column: number, row: number): number {
    return column * 10_000 + row
  }
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

/** Measured heights of a section on the projector, in pixels. */
export interface SectionSize {
  /** 0: it has no heading. */
  heading: number
  /** The repeated heading, where the section continues in another column. */
  continued: number
  cards: readonly number[]
}

/** Spacing, in pixels. */
export interface Spaces {
  betweenSections: number
  /** Between heading and cards, and between cards. */
  betweenCards: number
  /** Above and below the content of a section. */
  padding: number
}

/** The part of a section in one column: cards from `from` up to `to`, exclusive. */
export interface Piece {
  section: number
  from: number
  to: number
  /** Continued from the previous column. */
  isContinued: boolean
}

/**
 * Distributes cards over columns, in order. A section that does not end in a column continues in the next one, under
 * its heading; no heading is without a card below it. A card higher than a column gets one of its own.
 */
export function intoColumns(sections: readonly SectionSize[], height: number, spaces: Spaces): Piece[][] {
  const columns: Piece[][] = []
  let used = Infinity
  for (const [section, size] of sections.entries()) {
    let piece: Piece | null = null
    for (let at = 0; at < Math.max(1, size.cards.length); at += 1) {
      const next = spaces.betweenCards + (size.cards[at] ?? 0)
      if (piece && used + next <= height) {
        used += next
        piece.to = at + 1
        continue
      }
      const begun = begunHeight(size, at, spaces)
      if (at === 0 && used + spaces.betweenSections + begun <= height) {
        used += spaces.betweenSections + begun
      } else {
        columns.push([])
        used = begun
      }
      piece = { section, from: at, to: Math.min(at + 1, size.cards.length), isContinued: at > 0 }
      columns.at(-1)?.push(piece)
    }
  }
  return columns
}

/** The same columns, or lower ones of about equal height when all of them fit side by side. */
export function evenColumns(
  sections: readonly SectionSize[],
  height: number,
  spaces: Spaces,
  sideBySide: number,
): Piece[][] {
  const columns = intoColumns(sections, height, spaces)
  if (columns.length > sideBySide) return columns
  let [low, high] = [tallest(sections, spaces), height]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (intoColumns(sections, middle, spaces).length <= sideBySide) high = middle
    else low = middle
  }
  return intoColumns(sections, high, spaces)
}

/** The least height that holds any card with its heading. */
export function tallest(sections: readonly SectionSize[], spaces: Spaces): number {
  const heights = sections.flatMap((size) =>
    Array.from({ length: Math.max(1, size.cards.length) }, (_, at) => begunHeight(size, at, spaces)),
  )
  return heights.reduce((highest, height) => Math.max(highest, height), 0)
}

/** Height of a section, or the rest of one, with its heading and one card. */
function begunHeight({ heading, continued, cards }: SectionSize, at: number, spaces: Spaces): number {
  const above = at === 0 || heading === 0 ? heading : continued
  const card = cards[at] ?? 0
  const space = above > 0 && card > 0 ? spaces.betweenCards : 0
  return above + space + card + 2 * spaces.padding
}

import { withheldName } from '../exported.ts'
import type { ExportColumn, ExportedCell, Phrase } from '../exported.ts'
import { quadrantOf } from './quadrant.ts'
import type { AxisResult, Scale, TargetResult } from './results.ts'

/** How an activity is voted on, as exports name it. */
export interface ExportedVoting {
  scale: Scale
  /** Names of the axes, the horizontal one first. */
  axes: readonly Phrase[]
  /** Labels of the quadrants I to IV of a matrix; an empty one is named by where it is. SPEC EV6 */
  quadrants?: readonly string[]
}

/** A target in one round. */
export interface VotedTarget {
  round: number
  /** Null where it may not be read, or is not voted on. */
  result: TargetResult | null
  rank: number | null
}

/** A column of a sheet with what it tells of a target. */
interface VoteField {
  column: ExportColumn
  cellOf: (target: VotedTarget) => ExportedCell
}

/** A scale with more values has one cell of text instead of a column for each. SPEC V4 */
const mostValueColumns = 10

const names = {
  round: { en: 'Round', sv: 'Omgång' },
  votes: { en: 'Votes', sv: 'Röster' },
  abstained: { en: 'Abstained', sv: 'Avstod' },
  mean: { en: 'Mean', sv: 'Medel' },
  median: { en: 'Median', sv: 'Median' },
  spread: { en: 'Spread', sv: 'Spridning' },
  perValue: { en: 'Votes per value', sv: 'Röster per värde' },
  product: { en: 'Product', sv: 'Produkt' },
  rank: { en: 'Rank', sv: 'Placering' },
  quadrant: { en: 'Quadrant', sv: 'Kvadrant' },
  pairs: { en: 'Votes per pair of values', sv: 'Röster per värdepar' },
} as const satisfies Record<string, Phrase>

/** The quadrants I to IV by where they are. */
const places: readonly Phrase[] = [
  { en: 'Top left', sv: 'Uppe till vänster' },
  { en: 'Top right', sv: 'Uppe till höger' },
  { en: 'Bottom left', sv: 'Nere till vänster' },
  { en: 'Bottom right', sv: 'Nere till höger' },
]

/**
 * What a sheet tells of votes, in the order of its columns: numbers as numbers, so that they can be sorted, filtered and
 * pivoted. SPEC V4
 */
export function voteFields({ scale, axes, quadrants = [] }: ExportedVoting): VoteField[] {
  const ofResult = (name: Phrase, of: (result: TargetResult) => number | null): VoteField =>
    numberField(name, ({ result }) => result && rounded(of(result)))
  const isMatrix = scale.axes === 2
  const quadrant = ({ axis1, axis2 }: TargetResult): ExportedCell => {
    const [x, y] = [axis1.mean, axis2?.mean ?? null]
    if (x === null || y === null) return null
    const at = quadrantOf(scale, x, y)
    return quadrants[at] || (places[at] ?? null)
  }
  return [
    numberField(names.round, ({ round }) => round),
    ofResult(names.votes, ({ count }) => count),
    ofResult(names.abstained, ({ abstained }) => abstained),
    ofResult(withheldName, ({ withheld }) => withheld),
    ...axes.flatMap((axis, index) =>
      axisFields(scale, axis, (result) => (index === 0 ? result.axis1 : result.axis2)),
    ),
    ...(isMatrix ? [ofResult(names.product, ({ product }) => product)] : []),
    numberField(names.rank, ({ rank }) => rank),
    ...(isMatrix ? [textField(names.quadrant, 18, quadrant), textField(names.pairs, 24, votesPerPair)] : []),
  ]
}

/** A description, and below it what the values of each axis mean: headings of columns have no room for it. SPEC V4 */
export function withHelp(description: string, axes: readonly Record<'name' | 'help', Phrase>[]): Phrase {
  const lines = (language: keyof Phrase): string[] =>
    axes.map(({ name, help }) => `${name[language]}: ${help[language]}`)
  const text = (language: keyof Phrase) => [description, ...lines(language)].filter(Boolean).join('\n')
  return { en: text('en'), sv: text('sv') }
}

/** What issues tell of votes: names of columns, in English, and their numbers. SPEC V5 */
export function voteNumbers({ scale, axes }: ExportedVoting): {
  names: readonly string[]
  of: (target: VotedTarget) => (number | null)[]
} {
  const isMatrix = scale.axes === 2
  return {
    // A column called Rank would be taken for the field in which Jira keeps its own order.
    names: [...axes.map(({ en }) => `${en} mean`), ...(isMatrix ? ['Product'] : []), 'Vote rank'],
    of: ({ result, rank }) => [
      ...axes.map((_, index) => rounded((index === 0 ? result?.axis1 : result?.axis2)?.mean ?? null)),
      ...(isMatrix ? [rounded(result?.product ?? null)] : []),
      rank,
    ],
  }
}

/** Mean, median and spread of an axis, and its votes by value. */
function axisFields(
  { low, high }: Scale,
  axis: Phrase,
  axisOf: (result: TargetResult) => AxisResult | null,
): VoteField[] {
  const named = ({ en, sv }: Phrase): Phrase => ({
    en: `${axis.en} (${low} to ${high}): ${en}`,
    sv: `${axis.sv} (${low} till ${high}): ${sv}`,
  })
  const ofAxis = (name: Phrase, of: (result: AxisResult) => number | null | undefined): VoteField =>
    numberField(named(name), ({ result }) => {
      const found = result && axisOf(result)
      return found && rounded(of(found) ?? null)
    })
  const perValue =
    high - low < mostValueColumns
      ? Array.from({ length: high - low + 1 }, (_, index) =>
          ofAxis({ en: `${low + index}`, sv: `${low + index}` }, ({ distribution }) => distribution[index]),
        )
      : [textField(named(names.perValue), 24, (result) => votesPerValue(axisOf(result), low))]
  return [
    ofAxis(names.mean, ({ mean }) => mean),
    ofAxis(names.median, ({ median }) => median),
    ofAxis(names.spread, ({ spread }) => spread),
    ...perValue,
  ]
}

function numberField(name: Phrase, cellOf: VoteField['cellOf']): VoteField {
  return { column: { name, width: 12, holds: 'number' }, cellOf }
}

function textField(name: Phrase, width: number, of: (result: TargetResult) => ExportedCell): VoteField {
  return { column: { name, width, holds: 'text' }, cellOf: ({ result }) => result && of(result) }
}

/** The number of votes of each value that somebody chose: "3: 2, 5: 1". */
function votesPerValue(axis: AxisResult | null, low: number): string {
  const chosen = axis?.distribution.flatMap((votes, index) => (votes === 0 ? [] : `${low + index}: ${votes}`))
  return chosen?.join(', ') ?? ''
}

/** The number of votes of each pair: "3/4: 2". */
function votesPerPair({ pairs }: TargetResult): string {
  return pairs.map(({ value1, value2, votes }) => `${value1}/${value2}: ${votes}`).join(', ')
}

/** The place of each target with votes by its product, 1 for the highest; equal ones share it. SPEC V4 */
export function ranksOf(
  results: Iterable<readonly [string, Pick<TargetResult, 'product'>]>,
): ReadonlyMap<string, number> {
  const rated = [...results].flatMap(([id, { product }]) => (product === null ? [] : { id, product }))
  const inOrder = rated.map(({ product }) => product).sort((a, b) => b - a)
  return new Map(rated.map(({ id, product }) => [id, inOrder.indexOf(product) + 1]))
}

/** With two decimals. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

import type * as Y from 'yjs'
import { hasFlag, lockFlags } from '#domain/activity/flags.ts'
import { boardRoots, roots } from '#domain/plan/roots.ts'
import { leadOf, readTable, restOf } from '#domain/plan/table.ts'
import type { TableRow } from '#domain/plan/table.ts'
import type { SessionState } from '#domain/workshop/state.ts'

/** What the room's screen shows of a planner: derived from its board alone, by the shared state. SPEC J1, PL17. */
export interface ProjectorView {
  description: string
  headings: readonly string[]
  rows: readonly TableRow[]
  /** How wide columns are in relation to each other, by the lengths of their texts. */
  shares: readonly number[]
  isLocked: boolean
  /** The row that is presented alone, as an answer and what stands beside it. */
  spotlight: { id: string; text: string; desc: string } | null
}

/** The root maps of a board that the view is read from. */
export const projectorRoots = [...Object.values(roots), boardRoots.flags]

/** @param headingOf a heading as this screen's language shows it, by its column's position from zero */
export function readProjectorView(
  board: Y.Doc,
  seen: Pick<SessionState, 'focus' | 'activePostId'>,
  headingOf: (heading: string, index: number) => string,
): ProjectorView {
  const { columns, rows } = readTable(board)
  const headings = columns.map(({ heading }, index) => headingOf(heading, index))
  const focused = seen.focus ? rows.find(({ id }) => id === seen.activePostId) : undefined
  return {
    description: roots.info(board).get('planDesc') ?? '',
    headings,
    rows,
    shares: headings.map((heading, index) =>
      shareOf([heading, ...rows.map(({ cells }) => cells[index] ?? '')]),
    ),
    isLocked: hasFlag(board, lockFlags.inputLocked),
    spotlight: focused
      ? {
          id: focused.id,
          text: leadOf(focused.cells)?.text ?? '',
          desc: restOf(focused.cells, headings),
        }
      : null,
  }
}

/** Long texts wrap: a column does not grow with them without end. Usual words stay whole. */
function shareOf(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/))
  const forTexts = Math.sqrt(Math.max(4, Math.min(160, longest(texts))))
  const forWords = Math.min(longest(words), longestWord) * characterEms
  return Math.round(Math.max(forTexts, forWords) * 10) / 10
}

const longestWord = 14
/** Width of a character, generously, in the size of its type. */
const characterEms = 0.62

function longest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0)
}

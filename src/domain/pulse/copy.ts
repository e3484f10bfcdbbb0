import { generateNKeysBetween } from 'fractional-indexing'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs, InputSource } from '../activity/docs.ts'
import { copiedTexts } from '../activity/info.ts'
import type { CopyMode, CopyNotes } from '../activity/model.ts'
import { copiedSource, noSources, writeSource } from '../activity/source.ts'
import type { SourceOf } from '../activity/source.ts'
import { numberOf } from '../activity/numberOf.ts'
import { textOf } from '../activity/texts.ts'
import { resultsMode } from '../activity/votes/showing.ts'
import type { ResultsMode } from '../activity/votes/showing.ts'
import { setResultsMode } from '../activity/votes/voting.ts'
import type { ObjectId } from '../ids.ts'
import { limits } from '../limits.ts'
import { readLineage, writeLineage } from './earlier.ts'
import { isApprovalNeeded, setApprovalNeeded } from './flags.ts'
import { infoLimits } from './info.ts'
import { readCategories } from './read.ts'
import { roots } from './roots.ts'

/**
 * A pulse as values, without authors, votes and history: no ids except those of sources (K12) and of earlier pulses
 * (PU8), nothing deleted, and nothing approved of what the room wrote. Categories are referred to by index. SPEC K1,
 * K2, BT16.
 */
export interface CopiedValues {
  /** Texts of the activity, including the presenter's notes. */
  info: Record<string, string>
  isApprovalNeeded: boolean
  resultsMode: ResultsMode
  groups: string[]
  statements: CopiedStatement[]
  /** The pulses that it was duplicated from, the latest first. */
  lineage: ObjectId[]
}

interface CopiedStatement {
  group: number
  text: string
  createdAt: number
  /** A facilitator typed it: it is no input. SPEC PU9. */
  byFacilitator: boolean
  isApproved: boolean
  source: InputSource | null
}

/**
 * Reads what a copy contains; without input, the statements that facilitators typed remain. Browsers write desks:
 * invalid values are left out. SPEC P6, PU9.
 *
 * @param notes without them the copy is for strangers, who do not learn from which pulse it is either
 */
export function readForCopy(
  { desk, board }: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
  sourceOf: SourceOf = noSources,
): CopiedValues {
  const categories = readCategories(desk)
  return {
    info: copiedTexts(desk, infoLimits, notes),
    isApprovalNeeded: isApprovalNeeded(board),
    resultsMode: resultsMode(board),
    groups: categories.map(({ name }) => textOf(name, limits.sliderGroupName)),
    statements: categories.flatMap(({ statements }, group) =>
      statements.flatMap(({ id, text, createdAt, byFacilitator, isApproved }) =>
        mode === 'headings_only' && !byFacilitator
          ? []
          : {
              group,
              text: textOf(text, limits.sliderText),
              createdAt: numberOf(createdAt),
              byFacilitator,
              isApproved: byFacilitator && isApproved,
              source: copiedSource(desk, id, sourceOf),
            },
      ),
    ),
    lineage: notes === 'withNotes' ? readLineage(desk) : [],
  }
}

/**
 * Fills the documents of a new activity with the values of another one, under new ids.
 *
 * @param newId returns an unused id
 * @param now in epoch seconds
 */
export function writeCopy(
  { desk, board }: ActivityDocs,
  values: CopiedValues,
  newId: () => string,
  now?: number,
): Made[] {
  for (const [field, text] of Object.entries(values.info)) roots.info(desk).set(field, text)
  setApprovalNeeded(board, values.isApprovalNeeded)
  if (values.resultsMode !== resultsMode(board)) setResultsMode(board, values.resultsMode)
  writeLineage(desk, values.lineage, now)
  const groupOrders = generateNKeysBetween(null, null, values.groups.length)
  const groups = values.groups.map((name, index) => {
    const id = newId()
    roots.groups(desk).set(id, { order: groupOrders[index] ?? '' })
    roots.groupName(desk).set(id, name)
    return id
  })
  const orders = generateNKeysBetween(null, null, values.statements.length)
  const statements = values.statements.map((statement, index) => {
    const id = newId()
    roots.statements(desk).set(id, {
      groupId: groups[statement.group] ?? '',
      order: orders[index] ?? '',
      createdAt: statement.createdAt,
      place: index,
      ...(statement.byFacilitator ? { byFacilitator: true } : {}),
    })
    roots.statementText(desk).set(id, statement.text)
    if (statement.isApproved) roots.statementApproved(desk).set(id, true)
    writeSource(desk, id, statement.source)
    return id
  })
  return madeOf({ sliderGroup: groups, sliderPoll: statements })
}

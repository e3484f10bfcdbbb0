import type * as Y from 'yjs'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import type { DeskCount } from '../activity/counts.ts'
import { boardSource } from '../activity/source.ts'
import { numberOf } from '../activity/numberOf.ts'
import { textOf } from '../activity/texts.ts'
import type { SliderPollId } from '../ids.ts'
import { limits } from '../limits.ts'
import type { Changes } from '../projection.ts'
import { infoLimits } from './info.ts'
import type { InfoField } from './info.ts'
import { boardGroups, readStatement } from './read.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'
import { followStatements, writeStatementCounts } from './statementCounts.ts'

/** The values that a board holds under one key, by root map; undefined deletes the key. */
type BoardValues = Partial<Record<RootName, unknown>>

/**
 * What the room may see of a desk at this moment. Browsers write desks, so every value has to be validated. SPEC P6.
 */
interface Visibility {
  desk: Y.Doc
  /** The first 30 categories, each with its values on the board. */
  groups: ReadonlyMap<string, BoardValues>
}

/** A change of categories decides which statements are shown. It is rare, so everything is projected again. */
const structure: RootName[] = ['groups', 'groupDeleted']
/** Root maps of a board by the kind of their ids. A desk has no other ids in these maps. */
const groupRoots: RootName[] = ['groups', 'groupName', 'groupDeleted']
const statementRoots: RootName[] = [
  'statements',
  'statementText',
  'statementDeleted',
  'statementApproved',
  'sources',
]

/**
 * Projects a pulse's desk onto its board: only approved statements, not deleted and valid, with texts cut to their
 * limits and dangling references dropped. Writes the difference by key, in one transaction of the board. SPEC P1 to P6,
 * PU3.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed
 * @param count of this desk, kept between calls; a new one is started when left out
 */
export function projectPulse(
  desk: Y.Doc,
  board: Y.Doc,
  changes: Changes,
  count: DeskCount = followStatements(desk),
): void {
  const visibility = visibilityOf(desk)
  const isAll = changes === 'all' || touches(changes, structure)
  const keys = (names: readonly RootName[]): Set<string> =>
    isAll ? keysIn(roots, names, desk, board) : changedIn(changes, names)
  writeAll(roots, board, keys(['info']), (key) => infoValues(visibility, key))
  writeAll(roots, board, keys(groupRoots), (id) => groupValues(visibility, id))
  writeAll(roots, board, keys(statementRoots), (id) => statementValues(visibility, id))
  if (!isAll && !touches(changes, ['statements', 'statementDeleted'])) return
  writeStatementCounts({ desk, board }, count, visibility.groups)
}

function visibilityOf(desk: Y.Doc): Visibility {
  const groups = new Map(
    boardGroups(desk).map(({ id, name }) => [
      id,
      {
        groups: { order: roots.groups(desk).get(id)?.order },
        groupName: textOf(name, limits.sliderGroupName),
      },
    ]),
  )
  return { desk, groups }
}

function infoValues({ desk }: Visibility, key: string): BoardValues {
  if (!Object.hasOwn(infoLimits, key)) return { info: undefined }
  const text = roots.info(desk).get(key)
  return { info: text === undefined ? undefined : textOf(text, infoLimits[key as InfoField]) }
}

function groupValues({ groups }: Visibility, id: string): BoardValues {
  return groups.get(id) ?? { groups: undefined, groupName: undefined }
}

function statementValues({ desk, groups }: Visibility, id: SliderPollId): BoardValues {
  const statement = readStatement(desk, id)
  const record = roots.statements(desk).get(id)
  if (!record || !statement?.isApproved || !groups.has(statement.groupId))
    return {
      statements: undefined,
      statementText: undefined,
      statementApproved: undefined,
      sources: undefined,
    }
  const { groupId, order, createdAt, place } = record
  return {
    statements: { groupId, order, createdAt: numberOf(createdAt), place: numberOf(place) },
    statementText: textOf(statement.text, limits.sliderText),
    statementApproved: true,
    sources: boardSource(desk, id),
  }
}

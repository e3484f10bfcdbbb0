import type * as Y from 'yjs'
import { followDesk, writeCounts } from '../activity/counts.ts'
import type { Counted, DeskCount } from '../activity/counts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { roots } from './roots.ts'
import type { StatementRecord } from './roots.ts'
import { statementCountKey } from './statementCountKey.ts'

const counted: Counted<StatementRecord> = {
  prefix: statementCountKey(''),
  things: roots.statements,
  deleted: roots.statementDeleted,
  headings: [roots.groups, roots.groupDeleted],
}

/** Starts counting the statements of a desk. */
export function followStatements(desk: Y.Doc): DeskCount {
  return followDesk(desk, counted)
}

/**
 * Writes the number of statements per category, waiting ones included: only numbers, no contents. When it falls, the
 * author of a waiting statement learns that it may have been deleted. SPEC PU11.
 */
export function writeStatementCounts(
  docs: ActivityDocs,
  count: DeskCount,
  groups: Pick<ReadonlySet<string>, 'has'>,
): void {
  writeCounts(docs, counted, count, ({ groupId, order }) =>
    typeof order === 'string' && groups.has(groupId) ? statementCountKey(groupId) : undefined,
  )
}

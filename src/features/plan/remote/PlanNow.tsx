import type { RemoteNowProps } from '#activity/remote.ts'
import { readColumns, readRows } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { planRemoteText } from './text.ts'

const nowRoots = [roots.columns, roots.columnDeleted, roots.rows, roots.rowDeleted]

/** For the remote: how large the table is that the room sees. */
export function PlanNow({ part, children }: RemoteNowProps) {
  const text = useText(planRemoteText)
  const ui = useText(uiText)
  const { doc } = useDocument('board', part.objectId)
  const { rows, columns } = useDerived(doc, nowRoots, (board) => {
    return { rows: readRows(board).length, columns: readColumns(board).length }
  })
  const facts = (
    <>
      <span>{text.rows(rows)}</span>
      <span>{text.columns(columns)}</span>
    </>
  )
  return children({ what: part.partName || ui.unnamed, facts })
}

import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopyItems, CopySource, InputChoice } from '#activity/copyInput/copySource.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { roots } from '#domain/plan/roots.ts'
import { leadOf, readTable } from '#domain/plan/table.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'
import { selectedInput } from './selectionAt.ts'

const tableRoots = Object.values(roots)

/** Copies rows of a planner: all of them, the first ones, or the selected rows and cells. SPEC PL13 */
export function CopyFromPlan({ part, at, onOpen, onClose }: CopyInputProps) {
  const text = useText(inputText)
  const { workshopId } = useRoom()
  const { objectId } = part
  const { doc, state } = useDocument('desk', objectId)
  const filled = useDerived(
    doc,
    tableRoots,
    (desk) => readTable(desk).rows.filter(({ cells }) => leadOf(cells) !== null).length,
  )
  const selected = selectedInput(at)
  const answerCount = selected ? selected.rows.length + selected.cells.length : filled
  const itemsOf = (input: InputChoice): CopyItems => {
    if (selected) {
      const rows = selected.rows.map((objId) => ({ type: 'ANSWERS' as const, objId }))
      const cells = selected.cells.map(({ rowId, columnId }) => {
        return { type: 'ANSWERS' as const, objId: rowId, columnId }
      })
      return [...rows, ...cells]
    }
    return input.type === 'top'
      ? [{ type: 'TOP', objId: objectId, count: input.count }]
      : [{ type: 'ANSWERS', objId: objectId }]
  }
  const summary = (input: InputChoice): string => {
    if (selected) return text.selected(selected.rows.length, selected.cells.length)
    if (answerCount === 0) return text.nothing
    return input.type === 'top' ? text.topRows(input.count) : text.allRows(answerCount)
  }
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: {}, answerCount, groupCount: null },
    ...{ hasTop: selected === null, topLabel: text.topCount, summary, itemsOf },
  }
  return <CopyInputDialog {...{ part, onOpen, onClose }} source={state.status === 'ready' ? source : null} />
}

import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopySource } from '#activity/copyInput/copySource.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { standingPage } from '#domain/present/document.ts'
import { readComments } from '#domain/present/items.ts'
import { roots } from '#domain/present/roots.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { usePresent } from '../usePresent.ts'
import { inputText } from '../inputText.ts'
import { copyPlaceIn } from './copyPlace.ts'

const commentRoots = [roots.comments, roots.commentDeleted]

/** Copies comments of Slides: the selected ones, or those of the whole activity. SPEC SL17 */
export function CopyFromPresent({ part, at, onOpen, onClose }: CopyInputProps) {
  const text = useText(inputText)
  const { workshopId } = useRoom()
  const { document } = usePresent(part.objectId)
  const { doc, state } = useDocument('desk', part.objectId)
  const place = copyPlaceIn(at)
  const all = useDerived(doc, commentRoots, (desk) =>
    readComments(desk).map(({ id, page }) => ({ id, page })),
  )
  const pages = document?.pages ?? 0
  const selected = new Set(place?.ids)
  const isSelection = selected.size > 0
  const wanted = all.filter(({ id, page }) => {
    if (place === null) return true
    return isSelection ? selected.has(id) : standingPage(page, pages) === place.page
  })
  const count = wanted.length
  const source: CopySource = {
    ...{ workshopId, partId: part.id, answerCount: count, groupCount: null, hasTop: !isSelection },
    from: place === null || isSelection ? {} : { topicPosition: place.page - 1 },
    summary: (input) => {
      if (input.type === 'top') return text.top(input.count)
      if (count === 0) return text.nothing
      return isSelection ? text.selected(count) : text.all(count)
    },
    itemsOf(input) {
      if (isSelection) return wanted.map(({ id }) => ({ type: 'ANSWERS', objId: id }))
      return input.type === 'top'
        ? [{ type: 'TOP', objId: part.objectId, count: input.count }]
        : [{ type: 'ANSWERS', objId: part.objectId }]
    },
  }
  return <CopyInputDialog {...{ part, onOpen, onClose }} source={state.status === 'ready' ? source : null} />
}

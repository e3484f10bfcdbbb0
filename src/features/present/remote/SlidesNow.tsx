import type { RemoteNowProps } from '#activity/remote.ts'
import { fileRoots } from '#domain/activity/file.ts'
import { readDocument } from '#domain/present/document.ts'
import { slideOnScreen } from '#domain/present/steps.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentRemoteText } from './text.ts'

const NowAndNext = lazyPart(async () => ({ default: (await import('./NowAndNext.tsx')).NowAndNext }))

/** For the remote: the slide that the room sees, and the next one. */
export function SlidesNow({ part, children }: RemoteNowProps) {
  const text = useText(presentRemoteText)
  const ui = useText(uiText)
  const { state } = useStateDocument()
  const { doc } = useDocument('board', part.objectId)
  const document = useDerived(doc, [fileRoots.document], readDocument)
  const pages = document?.pages ?? 0
  const page = slideOnScreen({ own: state, room: state }, { pages, mayTurn: false })
  const facts = document ? (
    <>
      <span>{text.slideOf(page, pages)}</span>
      <NowAndNext objectId={part.objectId} document={document} page={page} />
    </>
  ) : (
    <span>{text.noDocument}</span>
  )
  return children({ what: part.partName || ui.unnamed, facts })
}

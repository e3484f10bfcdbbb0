import type { PageNameProps } from '#activity/face.ts'
import { standingPage } from '#domain/present/document.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useText } from '#ui/texts/useText.ts'
import { usePresent } from '../usePresent.ts'
import { pageNameText } from './pageNameText.ts'

/** The slide that the room sees, or one comment over it. */
export function PageName({ state }: PageNameProps) {
  const { agenda } = useStateDocument()
  const part = agenda.find(({ id }) => id === state.activePartId)
  return part ? <SlideName objectId={part.objectId} state={state} /> : null
}

function SlideName({ objectId, state }: PageNameProps & { objectId: ObjectId }) {
  const text = useText(pageNameText)
  const { document, isKnown } = usePresent(objectId)
  if (isKnown && !document) return text.none
  const name = state.focus && state.activePostId !== null ? text.comment : text.slide
  return name(standingPage(Math.max(1, state.pdfPage), document?.pages ?? 0))
}

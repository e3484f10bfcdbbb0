import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { RemoteNowProps } from '#activity/remote.ts'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { projectorRoots, readProjectorView } from '../projector/projectorView.ts'
import { pulseRemoteText } from './text.ts'

/** For the remote: the category that the room is on and how many voted in it, or that it sees the results. */
export function PulseNow({ part, children }: RemoteNowProps) {
  const text = useText(pulseRemoteText)
  const { state } = useStateDocument()
  const { doc } = useDocument('board', part.objectId)
  const read = useCallback((from: Y.Doc) => readProjectorView(from, state), [state])
  const { results, categories, at } = useDerived(doc, projectorRoots, read)
  const category = categories[at]
  if (results || !category)
    return children({
      what: text.results[results ?? 'statements'],
      facts: <span>{text.categories(categories.length)}</span>,
    })
  const facts = (
    <>
      <span>{text.category(at + 1, categories.length)}</span>
      <span>{text.statements(category.statements.length)}</span>
      <TurnoutText turnout={category.turnout} />
    </>
  )
  return children({ what: category.name || text.unnamed(at + 1), facts })
}

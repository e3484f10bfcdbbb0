import type { OwnPartProps } from '#activity/face.ts'
import { OwnSection, useSpread } from '#activity/own/OwnSection.tsx'
import { roots } from '#domain/evaluate/roots.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { OwnBallot } from './OwnBallot.tsx'

/** How a person voted in one Evaluate activity; nothing while its board is closed to them. */
export function OwnEvaluate(props: OwnPartProps) {
  const { doc: board, state } = useDocument('board', props.part.objectId)
  const isKnown = useDerived(board, [roots.setup], (doc) => roots.setup(doc).size > 0)
  const isDue = useSpread()
  const isConnected = useCanCall()
  if (isKnown && isDue) return <OwnBallot {...props} board={board} />
  const isComing = !isDue || (isConnected && state.status === 'loading')
  return (
    <OwnSection {...props} count={isComing ? null : 0} isEmpty>
      {null}
    </OwnSection>
  )
}

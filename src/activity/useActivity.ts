import { useMemo, useState } from 'react'
import type * as Y from 'yjs'
import type { ObjectId } from '#domain/ids.ts'
import { useDocument } from '#sync/room/documents.ts'
import type { DocumentState } from '#sync/room/documents.ts'
import { useMaySee } from './session/role.ts'

/** What every view of an activity builds on, whatever its kind. */
export interface Activity {
  objectId: ObjectId
  /** Items are read from the desk, and changed by editing it: a facilitator's screen, while the desk is there. */
  readsDesk: boolean
  /**
   * A facilitator whose desk is not available now, for example without a websocket: they read it as it is polled, or the
   * board, and change items by calls.
   */
  isReading: boolean
  /** The document that items are read from: the desk for facilitators, the board for everyone else. */
  source: Y.Doc
  /** Shown, hidden, locked: stored on the board alone. */
  board: Y.Doc
  /** State of `source`. */
  status: DocumentState
}

/**
 * Opens an activity's documents for the role of this screen: a facilitator in the participants' view reads the board
 * too. The kind reads its own roots from `source` and `board`.
 */
export function useActivity(objectId: ObjectId): Activity {
  const seesAll = useMaySee('all')
  const board = useDocument('board', objectId)
  const desk = useDocument('desk', seesAll ? objectId : null)
  const isReading = useReading(seesAll, board.state, desk.state)
  const readsDesk = seesAll && !isReading
  const source = readsDesk ? desk.doc : ((isReading ? desk.polled : null) ?? board.doc)
  const status = readsDesk ? desk.state : board.state
  return useMemo(
    () => ({ objectId, readsDesk, isReading, source, board: board.doc, status }),
    [objectId, readsDesk, isReading, source, board.doc, status],
  )
}

/** True from when a board is available without a connection and without a desk, until the desk arrives. SPEC U14 */
function useReading(seesAll: boolean, board: DocumentState, desk: DocumentState): boolean {
  const [hasBegun, setBegun] = useState(false)
  const isDeskMissing = seesAll && desk.status === 'loading'
  const begins = isDeskMissing && board.status === 'ready' && !board.isLive
  const isReading = begins || (hasBegun && isDeskMissing)
  if (isReading !== hasBegun) setBegun(isReading)
  return isReading
}

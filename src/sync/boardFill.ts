import { createContext } from 'react'
import type * as Y from 'yjs'
import type { TypedDocument } from '#api/generated.ts'
import type { ActivityKind } from '#domain/content.ts'
import type { ObjectId } from '#domain/ids.ts'

/** A call in the name of whoever is in the room. */
export type RoomCall = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/**
 * Asks by calls for what the board of an activity shows, where no websocket gets through.
 *
 * @returns what writes the answer into the board, the changed keys only
 */
export type BoardFill = (objectId: ObjectId, call: RoomCall) => Promise<(board: Y.Doc) => void>

/** How boards are filled by calls, by kind of activity; those of a kind without one stay as they are. */
export type BoardFills = Partial<Record<ActivityKind, () => Promise<BoardFill>>>

/** The app sets it above its rooms. */
export const BoardFillsContext = createContext<BoardFills>({})

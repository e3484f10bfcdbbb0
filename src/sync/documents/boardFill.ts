import { createContext } from 'react'
import type * as Y from 'yjs'
import type { TypedDocument } from '#api/generated.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { ObjectId } from '#domain/ids.ts'

/** A call in the name of the room's identity. */
export type RoomCall = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/**
 * Fetches by calls what an activity's board shows, where no websocket gets through.
 *
 * @returns writes the answer into the board; changed keys only
 */
export type BoardFill = (objectId: ObjectId, call: RoomCall) => Promise<(board: Y.Doc) => void>

/** Loaders of board fills by kind of activity; boards of a kind without one stay as they are. */
export type BoardFills = Partial<Record<ActivityKind, () => Promise<BoardFill>>>

/** Provided by the app above its rooms. */
export const BoardFillsContext = createContext<BoardFills>({})

import type { Role } from '#domain/access.ts'
import { fileOnBoard } from '#domain/activity/file.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { mayKeep } from '#domain/workshop/kept.ts'
import type * as Y from 'yjs'
import type { DeviceDatabase } from '../device/deviceDatabase.ts'
import { fileStore } from './fileStore.ts'
import type { KnownAccess } from './sessionAccess.ts'

/** The uploaded files of a session's activities on this device. */
export interface RoomFiles {
  load(objectId: ObjectId, fileId: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Keeps a file, unless it was replaced or its activity was closed to this person meanwhile. */
  keep(objectId: ObjectId, fileId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Deletes other files of an activity than the one that its board names. SPEC SL5 */
  forgetReplaced(objectId: ObjectId, board: Y.Doc): Promise<void>
  /** Deletes the files of activities that are hidden, replaced or gone. SPEC D4 */
  forgetWithdrawn(): Promise<void>
}

export interface RoomFilesOptions {
  workshopId: WorkshopId
  role: Role
  database: DeviceDatabase
  knownAccess: () => KnownAccess
  /** The board as this page has it now. */
  boardOf: (objectId: ObjectId) => Y.Doc
}

export function roomFiles({ workshopId, role, database, knownAccess, boardOf }: RoomFilesOptions): RoomFiles {
  const store = fileStore(database)
  /** Whoever may read the board may read the file. SPEC SL21 */
  const isOpen = (objectId: ObjectId): boolean => {
    const access = knownAccess()
    return access === undefined || mayKeep(role, { kind: 'board', id: objectId }, access)
  }
  return {
    load: (objectId, fileId) => store.load({ workshopId, objectId, fileId }),
    async keep(objectId, fileId, bytes) {
      const mayStay = (): boolean => isOpen(objectId) && fileOnBoard(boardOf(objectId))?.id === fileId
      if (!mayStay()) return
      await store.keep({ workshopId, objectId, fileId }, bytes)
      // It may have been closed or replaced while it was written.
      if (!mayStay()) await store.forgetOne({ workshopId, objectId, fileId })
    },
    async forgetReplaced(objectId, board) {
      await store.forget({ workshopId, objectId }, fileOnBoard(board)?.id ?? null)
    },
    async forgetWithdrawn() {
      for (const { objectId } of await store.kept(workshopId))
        if (!isOpen(objectId)) await store.forget({ workshopId, objectId })
    },
  }
}

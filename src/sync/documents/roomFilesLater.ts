import type * as Y from 'yjs'
import type { DocumentRef } from '#domain/documents.ts'
import type { RoomFiles, RoomFilesOptions } from './roomFiles.ts'

/** Loads the uploaded files that a device keeps; null where the program's file for it does not load. */
export type LoadFiles = () => Promise<RoomFiles | null>

/** The files of a room, loaded lazily: few sessions have uploaded files. */
export function roomFilesLater(options: RoomFilesOptions): LoadFiles {
  return async () => {
    const loaded = await import('./roomFiles.ts').catch(() => null)
    return loaded?.roomFiles(options) ?? null
  }
}

/** The server's board has arrived: another file than the one it names goes. SPEC SL5 */
export async function forgetReplaced(
  files: LoadFiles,
  { kind, id }: DocumentRef,
  board: Y.Doc,
): Promise<void> {
  if (kind === 'board') await (await files())?.forgetReplaced(id, board)
}

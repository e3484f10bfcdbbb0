import { modelOf } from '#domain/activity/models.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { filesOf } from '../../database/contents/files.ts'
import type { ZipEntry } from '#server/files/zip.ts'
import type { AccountParts } from '../parts.ts'

/** What of the exported workshops names their files. */
interface Exported {
  workshops: readonly {
    id: WorkshopId
    parts: readonly { objectId: ObjectId; partName: string; content: string }[]
  }[]
}

/** The uploaded files of an account's workshops, of activities that are still there. SPEC SL18 */
export async function accountDocuments(
  { pool, files, models }: Pick<AccountParts, 'pool' | 'files' | 'models'>,
  { workshops }: Exported,
): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  for (const { id, parts } of workshops) {
    if (!parts.some(({ content }) => modelOf(models, content)?.file)) continue
    const there = new Set(parts.map(({ objectId }) => objectId))
    for (const { objectId, path, fileName, bytes } of await filesOf(pool, id)) {
      if (!there.has(objectId)) continue
      entries.push({
        name: `documents/${id}/${objectId}/${fileName}`,
        bytes,
        // One that was replaced or removed meanwhile is left out.
        read: async () => {
          const isThere = (await filesOf(pool, id)).some((file) => file.path === path)
          return isThere ? await files.read(path) : null
        },
      })
    }
  }
  return entries
}

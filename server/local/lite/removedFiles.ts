import { z } from 'zod'
import type { LiteSettings } from './liteMessages.ts'
import { hasSecretKey } from './secretKey.ts'

const removePath = /^\/storage\/v1\/object\/([\w-]+)$/
const removeShape = z.object({ prefixes: z.array(z.string()) })

/**
 * The Storage service writes the bytes of an upload before its row, and removes only files that have a row: bytes
 * without one, after a kill or a full database in between, would stay forever. What a caller with the secret key removes
 * is removed in either case.
 *
 * @param remove bytes of some files; missing ones are no error
 */
export async function withBytes(
  request: Request,
  { secretKey, remove }: Pick<LiteSettings, 'secretKey'> & { remove: RemoveBytes },
  answer: () => Promise<Response>,
): Promise<Response> {
  const bucket = request.method === 'DELETE' ? removePath.exec(new URL(request.url).pathname)?.[1] : undefined
  if (bucket === undefined || !hasSecretKey(request, secretKey)) return await answer()
  const asked = removeShape.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  )
  const response = await answer()
  if (response.ok && asked.success) await remove(bucket, asked.data.prefixes)
  return response
}

type RemoveBytes = (bucket: string, paths: string[]) => Promise<unknown>

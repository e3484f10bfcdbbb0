import type { UserId } from '#domain/ids.ts'

/** The profile that official templates belong to; the migration makes it, and nobody can sign in as it. */
export const productProfile: { id: UserId; name: string } = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Plenum',
}

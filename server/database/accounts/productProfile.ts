import type { UserId } from '#domain/ids.ts'

/** The profile that owns the official templates; the migration creates it, and nobody can sign in to it. */
export const productProfile: { id: UserId; name: string } = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Plenum',
}

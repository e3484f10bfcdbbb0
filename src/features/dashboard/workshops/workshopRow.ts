import type { SessionRowFragment } from '#api/generated.ts'
import { fullName } from '#domain/accounts/names.ts'

/** A session as listed on the dashboard. Its password is present where the invite link can be copied. */
export type WorkshopRow = SessionRowFragment & { password?: string | null }

/** A session or template that its creator can rename, delete or keep longer. */
export interface OwnedWorkshop {
  id: string
  workshopName: string
  isTemplate: boolean
  retentionDays: number
}

/** Owner of a session: 'Me' for the signed-in person, else first and last name. */
export function ownerName(
  { creator }: Pick<WorkshopRow, 'creator'>,
  userId: string,
  words: { me: string; nameless: string },
): string {
  return creator.id === userId ? words.me : fullName(creator) || words.nameless
}

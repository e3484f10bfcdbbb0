import type { Role } from '#domain/access.ts'
import { isOffered } from '#domain/permissions.ts'
import type { ActKind } from '#domain/permissions.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useShownRole } from './role.ts'

/**
 * Whether this screen offers an act, by the table that also decides about calls. Independent of the connection and of
 * the shown view. SPEC R1, E1
 */
export function useMayDo(act: ActKind): boolean {
  const { ended } = useStateDocument().workshop
  return isOffered(useActingRole(), act, ended)
}

/** The role in which this screen acts. */
export function useActingRole(): Role {
  const role = useShownRole()
  const { identity } = useRoom()
  if (identity.kind === 'remote' || identity.kind === 'projector') return identity.kind
  return role
}

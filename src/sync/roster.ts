import { useEffect } from 'react'
import { ActiveUsersDocument } from '#api/generated.ts'
import { useQuery } from '#api/useQuery.ts'
import { times } from '#domain/limits.ts'
import { fullName, isParticipantUsername } from '#domain/names.ts'
import type { RosterPerson } from '#domain/roster.ts'
import { useRoom } from './room.tsx'

/** Who has the session open now. */
export interface RoomPeople {
  /** Everybody. */
  count: number
  /** All of them for facilitators; those few that are known by name for participants. */
  people: RosterPerson[]
}

/** Who is in the room. */
export function useRoster(): RoomPeople {
  const { workshopId } = useRoom()
  const { data, refetch } = useQuery(ActiveUsersDocument, { workshopId }, { workshopId })
  useEffect(() => {
    const timer = setInterval(() => void refetch(), times.mePollMs)
    return () => clearInterval(timer)
  }, [refetch])
  const people = (data?.activeUsers.activeUserList ?? []).map((user) => ({
    userId: user.id,
    name: fullName(user) || user.username,
    isFacilitator: !isParticipantUsername(user.username),
  }))
  return { count: people.length, people }
}

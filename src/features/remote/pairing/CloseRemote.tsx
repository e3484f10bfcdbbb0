import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { remoteText } from '../remoteText.ts'

/** Returns to the session, for a facilitator who is signed in on the phone. */
export function CloseRemote() {
  const text = useText(remoteText)
  const { workshopId } = useRoom()
  return (
    <ActionIcon component={Link} to={lobbyPath(workshopId)} size={44} aria-label={text.close}>
      <IconX size={22} />
    </ActionIcon>
  )
}

import { Button } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { lobbyPath } from '#domain/paths.ts'
import { useRoom } from '#sync/room.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useText } from '#ui/useText.ts'
import { sessionText } from './text.ts'

/** An address within a session that leads nowhere. */
export function PageFallback() {
  const text = useText(sessionText)
  const { workshopId } = useRoom()
  return (
    <>
      <PageHeading pageTitle={text.fallbackTitle} ta="center" mt={48} />
      <EmptyState icon={<IconMapQuestion size={28} />} title={text.fallbackHint}>
        <Button component={Link} to={lobbyPath(workshopId)}>
          {text.toLobby}
        </Button>
      </EmptyState>
    </>
  )
}

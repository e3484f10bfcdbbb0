import { Button } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { onePage } from '#domain/activity/steps.ts'
import { lobbyPath } from '#domain/paths.ts'
import { usePlace } from '#activity/place/usePlace.ts'
import { useSpot } from '#activity/place/useScreen.ts'
import { useRoom } from '#sync/room.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useText } from '#ui/useText.ts'
import { sessionText } from './text.ts'

/** An address within a session that leads nowhere. */
export function PageFallback() {
  const text = useText(sessionText)
  const { workshopId } = useRoom()
  const { part } = useSpot()
  return (
    <>
      {part && <OnePage key={part.objectId} objectId={part.objectId} />}
      <PageHeading pageTitle={text.fallbackTitle} ta="center" mt={48} />
      <EmptyState icon={<IconMapQuestion size={28} />} title={text.fallbackHint}>
        <Button component={Link} to={lobbyPath(workshopId)}>
          {text.toLobby}
        </Button>
      </EmptyState>
    </>
  )
}

/** An activity without screens can be led to, and stepped past. */
function OnePage({ objectId }: { objectId: string }) {
  usePlace(objectId, onePage)
  return null
}

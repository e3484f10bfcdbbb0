import { Button } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { onePage } from '#domain/activity/steps.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { useSpot } from '#activity/navigation/useScreen.ts'
import { useRoom } from '#sync/room/room.tsx'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useText } from '#ui/texts/useText.ts'
import { entryText } from './entryText.ts'

/** The page for an unknown address within a session. */
export function PageFallback() {
  const text = useText(entryText)
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

/** An activity without screens of its own can be presented, and stepped past. */
function OnePage({ objectId }: { objectId: string }) {
  usePosition(objectId, onePage)
  return null
}

import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { EmptyState } from './EmptyState.tsx'
import { uiText } from './text.ts'
import { useText } from './useText.ts'

/** What could not be fetched, with the way to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText(uiText)
  return (
    <EmptyState icon={<IconCloudOff size={28} />} title={text.loadFailedTitle} hint={text.loadFailedText}>
      <Button variant="default" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </EmptyState>
  )
}

import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { EmptyState } from './EmptyState.tsx'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'

/** A failed load, with a button to retry. */
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

import { Button } from '@mantine/core'
import { IconPresentation, IconPresentationOff } from '@tabler/icons-react'
import type { PresentedItem } from './usePresentedItem.ts'

export interface PresentItemProps {
  item: PresentedItem
  words: Record<'present' | 'stop' | 'needsConnection' | 'partHidden', string>
  /** Why this one cannot be shown to everyone now. */
  whyNot: string | null
  onPresent: () => void
}

/** Shows the open item to everyone, and ends it. */
export function PresentItem({ item, words, whyNot, onPresent }: PresentItemProps) {
  const { isConnected, isFocused, isPartHidden, stop } = item
  if (isFocused) {
    return (
      <Button
        leftSection={<IconPresentationOff size={18} />}
        disabled={!isConnected}
        title={isConnected ? undefined : words.needsConnection}
        onClick={stop}
      >
        {words.stop}
      </Button>
    )
  }
  const reason = !isConnected ? words.needsConnection : isPartHidden ? words.partHidden : whyNot
  return (
    <Button
      variant="light"
      leftSection={<IconPresentation size={18} />}
      disabled={reason !== null}
      title={reason ?? undefined}
      onClick={onPresent}
    >
      {words.present}
    </Button>
  )
}

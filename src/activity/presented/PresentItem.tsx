import { Button } from '@mantine/core'
import { IconPresentation, IconPresentationOff } from '@tabler/icons-react'
import { usePresent } from './usePresent.ts'
import type { PresentedItem } from './usePresentedItem.ts'

export interface PresentItemProps {
  item: PresentedItem
  words: Record<'present' | 'stop' | 'needsConnection' | 'partHidden', string>
  /** Why this one cannot be shown to everyone now. */
  whyNot: string | null
  /** Something else stands in its place; who leaves meanwhile has left the item all the same. */
  isHidden?: boolean
}

/** Shows the open item to everyone, and ends it. */
export function PresentItem({ item, words, whyNot, isHidden = false }: PresentItemProps) {
  const { isConnected, isFocused, isPartHidden, stop } = item
  const present = usePresent(item)
  if (isHidden) return null
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
      onClick={present}
    >
      {words.present}
    </Button>
  )
}

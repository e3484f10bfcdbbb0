import { Button } from '@mantine/core'
import { IconPresentation, IconPresentationOff } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { postDialogText } from './postDialogText.ts'
import type { OpenAnswer } from './useOpenAnswer.ts'

export interface PresentAnswerProps {
  opened: OpenAnswer
  /** The server has the answer: it can be named to others. */
  isSaved: boolean
  /** The room sees answers to this question. */
  isShown: boolean
  onPresent: () => void
}

/** Shows the open answer to everyone, and ends it. */
export function PresentAnswer({ opened, isSaved, isShown, onPresent }: PresentAnswerProps) {
  const text = useText(postDialogText)
  const { isConnected, isFocused, isPartHidden, stop } = opened
  if (isFocused) {
    return (
      <Button
        leftSection={<IconPresentationOff size={18} />}
        disabled={!isConnected}
        title={isConnected ? undefined : text.needsConnection}
        onClick={stop}
      >
        {text.stop}
      </Button>
    )
  }
  const whyNot = !isConnected
    ? text.needsConnection
    : isPartHidden
      ? text.partHidden
      : !isShown
        ? text.notShown
        : !isSaved
          ? text.notSavedYet
          : null
  return (
    <Button
      variant="light"
      leftSection={<IconPresentation size={18} />}
      disabled={whyNot !== null}
      title={whyNot ?? undefined}
      onClick={onPresent}
    >
      {text.present}
    </Button>
  )
}

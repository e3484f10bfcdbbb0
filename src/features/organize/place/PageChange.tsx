import { ActionIcon, Button } from '@mantine/core'
import { IconChartBar, IconHandMove, IconLayoutColumns } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import type { PlacingProps } from './pageProps.ts'
import { placeText } from './placeText.ts'

export interface PageChangeProps extends Pick<PlacingProps, 'votes' | 'here'> {
  /** From the board to where this person sorted for themselves. */
  onPlace?: (() => void) | null
}

/** From sorting to the results, for whoever may open them, and back. SPEC OR11 */
export function PageChange({
  votes: { mayOpenResults },
  here: { page, open, isLed },
  onPlace = null,
}: PageChangeProps) {
  const text = useText(placeText)
  const isAtResults = page === 'results'
  return (
    <>
      {onPlace && (
        <ActionIcon
          variant="default"
          size={42}
          aria-label={text.ownPlacing}
          title={text.ownPlacing}
          onClick={onPlace}
        >
          <IconHandMove size={18} />
        </ActionIcon>
      )}
      {(isAtResults || mayOpenResults) && (
        <Button
          variant="default"
          leftSection={isAtResults ? <IconLayoutColumns size={18} /> : <IconChartBar size={18} />}
          disabled={isLed}
          onClick={() => open(isAtResults ? 'sort' : 'results')}
        >
          {isAtResults ? text.toSorting : text.toResults}
        </Button>
      )}
    </>
  )
}

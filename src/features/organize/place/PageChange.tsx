import { Button } from '@mantine/core'
import { IconChartBar, IconLayoutColumns } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import type { PlacingProps } from './pageProps.ts'
import { placeText } from './placeText.ts'

/** From sorting to the results, for whoever may open them, and back. SPEC OR11 */
export function PageChange({
  votes: { mayOpenResults },
  here: { page, open, isLed },
}: Pick<PlacingProps, 'votes' | 'here'>) {
  const text = useText(placeText)
  const isAtResults = page === 'results'
  if (!isAtResults && !mayOpenResults) return null
  return (
    <Button
      variant="default"
      leftSection={isAtResults ? <IconLayoutColumns size={18} /> : <IconChartBar size={18} />}
      disabled={isLed}
      onClick={() => open(isAtResults ? 'sort' : 'results')}
    >
      {isAtResults ? text.toSorting : text.toResults}
    </Button>
  )
}

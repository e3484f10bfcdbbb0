import { IconCloudOff } from '@tabler/icons-react'
import { useConnectionWords } from '#sync/room/connection.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { CardsSkeleton } from '../../page/CardsSkeleton.tsx'
import type { Tally } from './useTally.ts'

/** In place of results that may be read and are not here: on their way, offline without a copy, or given up. */
export function TallyWaiting({ tally }: { tally: Pick<Tally, 'isGivenUp' | 'retry'> }) {
  const text = useText(uiText)
  if (useConnectionWords() === 'offline')
    return <EmptyState icon={<IconCloudOff size={28} />} title={text.notHereTitle} hint={text.notHereText} />
  return tally.isGivenUp ? <LoadFailed onRetry={tally.retry} /> : <CardsSkeleton />
}

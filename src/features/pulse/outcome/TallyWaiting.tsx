import { Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useIsNotHere } from '#sync/connection/connection.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useText } from '#ui/texts/useText.ts'
import { outcomeText } from './outcomeText.ts'

/** In place of results that may be read and are not here: they load, or there is no connection and no kept copy. */
export function TallyWaiting() {
  const text = useText(outcomeText)
  if (!useIsNotHere()) return <Skeleton height={320} role="status" aria-label={text.loading} />
  return <EmptyState icon={<IconCloudOff size={28} />} title={text.notHere} hint={text.notHereHint} />
}

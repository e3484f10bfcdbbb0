import { Skeleton } from '@mantine/core'
import { useText } from '#ui/useText.ts'
import { editorText } from './text.ts'

/** In place of an activity's editor whose desk is not here yet, or is not to be had now (`isReading` of `useActivity`). */
export function PanelWaiting({ isReading }: { isReading: boolean }) {
  const text = useText(editorText)
  if (isReading) return <p role="status">{text.deskAway}</p>
  return <Skeleton height={240} role="status" aria-label={text.loading} />
}
